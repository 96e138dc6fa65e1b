import { candidateSources, rejections } from '@acheep/contract/hiring/application-option';
import type { HiringReport } from '@acheep/contract/hiring/hiring-report';
import { type HiringReportTable, hiringReportTables } from '@acheep/contract/hiring/hiring-report-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { SimpleGrid, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWaitText } from '../../../entities/hiring/hiring-numbers/hiring-facts.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Fact } from '../../../ui/fact.tsx';
import { Section } from '../../../ui/section.tsx';
import { TableFileButton } from '../../../ui/table-file-button.tsx';
import type { Period } from './report-period.ts';
import classes from './report-tables.module.css';

const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '–');

/** Candidates, those hired, and how long they waited. */
export function ReportFacts({ report: { stages, answered, hired } }: { report: HiringReport }) {
  const { t } = useTranslation('hiring-report');
  const wait = useWaitText();
  const nine = (hours: number | null) => hours !== null && t('nine', { time: wait(hours) });
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
      <Fact label={t('candidates')} value={numberText(stages[0]?.reached ?? 0)} />
      <Fact label={t('hired')} value={numberText(hired.count)} />
      <Fact label={t('answeredAfter')} value={wait(answered.median)} hint={nine(answered.p90)} />
      <Fact label={t('hiredAfter')} value={wait(hired.median)} hint={nine(hired.p90)} />
    </SimpleGrid>
  );
}

interface SheetProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

function Sheet({ label, columns: [first, ...numbers], rows }: SheetProps) {
  return (
    <Table.ScrollContainer minWidth={320} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} className={classes.sheet}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {numbers.map((name) => (
              <Table.Th key={name} scope="col" ta="end">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, cells }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{name}</Table.Th>
              {numbers.map((column, at) => (
                <Table.Td key={column} ta="end">
                  {cells[at]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The tables of the report, the funnel with a bar for each stage; each is a file as well. */
export function ReportTables({ report, asked }: { report: HiringReport; asked: Period['query'] }) {
  const { t } = useTranslation('hiring-report');
  const wait = useWaitText();
  const file = useTableFile((by: HiringReportTable) =>
    call('GET /hiring-report/csv', { query: { ...asked, by } }),
  );
  const { stages, sources, rejections: reasons } = report;
  const all = stages[0]?.reached ?? 0;
  const sheets: Record<HiringReportTable, Omit<SheetProps, 'label'>> = {
    funnel: {
      columns: [t('stage'), t('reached'), t('share'), t('passed'), t('here')],
      rows: stages.map(({ _id, name, reached, here }, at) => {
        const next = stages[at + 1];
        return {
          key: _id,
          name: (
            <>
              {localized(name)}
              <span className={classes.track} aria-hidden>
                <span className={classes.bar} style={{ inlineSize: percent(reached, all) }} />
              </span>
            </>
          ),
          cells: [
            numberText(reached),
            percent(reached, all),
            next ? percent(next.reached, reached) : '–',
            numberText(here),
          ],
        };
      }),
    },
    time: {
      columns: [t('stage'), t('median'), t('p90'), t('left')],
      rows: stages.slice(0, -1).map(({ _id, name, time: { count, median, p90 } }) => ({
        key: _id,
        name: localized(name),
        cells: [...[median, p90].map((hours) => (hours === null ? '–' : wait(hours))), numberText(count)],
      })),
    },
    source: {
      columns: [t('source'), t('candidates'), t('interviewed'), t('hired')],
      rows: sources.map(({ source, ...counts }) => ({
        key: source ?? 'site',
        name: source ? localized(candidateSources[source]) : t('site'),
        cells: [counts.candidates, counts.interviewed, counts.hired].map((count) => numberText(count)),
      })),
    },
    rejection: {
      columns: [t('reason'), t('candidates')],
      rows: reasons.map(({ rejection, candidates }) => ({
        key: rejection ?? 'none',
        name: rejection ? localized(rejections[rejection]) : t('noReason'),
        cells: [numberText(candidates)],
      })),
    },
  };
  return (Object.keys(sheets) as HiringReportTable[]).map((by) => {
    const label = localized(hiringReportTables[by]);
    return (
      <Section
        key={by}
        title={label}
        action={
          <TableFileButton
            loading={file.isPending && file.variables === by}
            onClick={() => file.mutate(by)}
          />
        }
      >
        {sheets[by].rows.length > 0 ? (
          <Sheet label={label} {...sheets[by]} />
        ) : (
          <Text c="dimmed">{t('noneRejected')}</Text>
        )}
      </Section>
    );
  });
}
