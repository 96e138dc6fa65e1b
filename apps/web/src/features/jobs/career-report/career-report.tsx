import { payText } from '@acheep/contract/jobs/career-insight';
import type { CareerReport as Report } from '@acheep/contract/jobs/career-report';
import { type CareerTable, careerTables } from '@acheep/contract/jobs/career-report-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { CareerChart } from './career-chart.tsx';
import classes from './career-sheet.module.css';

/** The figures of the market, each as a chart and a table; or one of them. */
export function CareerReport({ table }: { table?: CareerTable | undefined }) {
  const { t } = useTranslation('career-report');
  const { data: report, error, refetch } = useQuery(apiData('GET /career-report'));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <SkeletonList count={table ? 1 : 4} height={220} />;
  if (report.months.every(({ open }) => open === 0))
    return <EmptyState icon={IconChartBar} title={t('empty.title')} text={t('empty.text')} />;
  return table ? <CareerChart report={report} table={table} isWhole /> : <Numbers report={report} />;
}

/** Charts that need the width of the page. */
const wide: readonly CareerTable[] = ['month', 'salary-category', 'seeker'];

const rowsOf = ({ months, salaries, skills, openTimes, ...report }: Report) =>
  ({
    month: months,
    category: report.categories,
    province: report.provinces,
    'salary-category': salaries.categories,
    'salary-province': salaries.provinces,
    'salary-experience': salaries.experiences,
    'salary-ladder': salaries.ladders,
    skill: skills,
    'open-time': openTimes,
    seeker: report.seekers,
  }) satisfies Record<CareerTable, readonly unknown[]>;

function Numbers({ report }: { report: Report }) {
  const { t } = useTranslation('career-report');
  const { open, salaries } = report;
  const rows = rowsOf(report);
  const tables: CareerTable[] = valuesOf(careerTables);
  const shown = tables.filter((table) => rows[table].length > 0);
  const missing = tables.filter((table) => rows[table].length === 0);
  const narrow = shown.filter((table) => !wide.includes(table));
  // The last of an odd number would leave a gap beside it.
  const alone = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
  return (
    <Stack gap="lg">
      <div>
        <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
          <Fact label={t('open')} value={numberText(open.jobs)} />
          <Fact label={t('vacancies')} value={numberText(open.vacancies)} />
          <Fact label={t('companies')} value={numberText(open.companies)} />
          {salaries.all && (
            <Fact
              label={t('salary')}
              value={payText(salaries.all.median)}
              hint={t('salaryOf', { jobs: numberText(salaries.all.jobs) })}
            />
          )}
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="xs">
          {t('made', { date: formatDate(report.madeAt, 'time') })}
        </Text>
      </div>
      <div className={classes.charts}>
        {shown.map((table) => (
          <div key={table} data-wide={wide.includes(table) || table === alone || undefined}>
            <CareerChart report={report} table={table} />
          </div>
        ))}
      </div>
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('few', { names: missing.map((table) => localized(careerTables[table])).join(' · ') })}
        </Text>
      )}
    </Stack>
  );
}
