import { type CareerTable, careerTables } from '@acheep/contract/jobs/career-report-option';
import { Anchor, Button, Table, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './career-sheet.module.css';

/** Number of rows shown at first. */
const rowsAtFirst = 8;

/** Start and end of a row's bar, in the unit of the rows, and the position of its mark. */
interface Span {
  from?: number;
  to: number;
  mark?: number;
}

export interface Row {
  key: string;
  name: string;
  /** Link of the row's name. */
  to?: string;
  span: Span;
  /** Contents of the other columns. */
  cells: readonly ReactNode[];
}

interface SheetProps {
  table: CareerTable;
  note?: string;
  /** Headings of the column of names, and of the others. */
  head: readonly [string, ...string[]];
  rows: readonly Row[];
}

/** Download of one table of the report. */
export function TableFile({ table }: { table: CareerTable }) {
  const { t } = useTranslation('career-report');
  const file = useTableFile(() => call('GET /career-report/csv', { query: { table } }));
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('csv', { name: localized(careerTables[table]) })}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      CSV
    </Button>
  );
}

/** A table of the report with bars in its rows, so that screen readers get the same information. */
export function CareerSheet({ table, note, head, rows }: SheetProps) {
  const { t } = useTranslation('career-report');
  const [isWhole, setWhole] = useState(false);
  const title = localized(careerTables[table]);
  return (
    <Panel title={title} action={rows.length > 0 && <TableFile table={table} />}>
      {note && (
        <Text size="sm" c="dimmed" mb="sm">
          {note}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <>
          <Rows label={title} head={head} rows={isWhole ? rows : rows.slice(0, rowsAtFirst)} of={rows} />
          {rows.length > rowsAtFirst && (
            <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('less') : t('more', { count: rows.length })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

/** Rows with bars, scaled to the longest of all. */
export function Rows({
  label,
  head,
  rows,
  of = rows,
}: Pick<SheetProps, 'head' | 'rows'> & { label: string; of?: readonly Row[] }) {
  const most = Math.max(1, ...of.map(({ span }) => span.to));
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <Table aria-label={label} className={classes.table} verticalSpacing={8} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {head.map((name, index) => (
            <Table.Th key={name} scope="col" ta={index > 0 ? 'end' : undefined}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, to, span, cells }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" className={classes.name}>
              {to ? (
                <Anchor component={Link} to={to} c="inherit">
                  {name}
                </Anchor>
              ) : (
                name
              )}
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  style={{ insetInlineStart: at(span.from ?? 0), inlineSize: at(span.to - (span.from ?? 0)) }}
                />
                {span.mark !== undefined && (
                  <span className={classes.mark} style={{ insetInlineStart: at(span.mark) }} />
                )}
              </span>
            </Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={head[index + 1]} ta="end" className={classes.cell}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
