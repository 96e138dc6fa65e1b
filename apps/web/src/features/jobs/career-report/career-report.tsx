import type { CareerReport as Report } from '@acheep/contract/jobs/career-report';
import { careerTables, minCareerSample } from '@acheep/contract/jobs/career-report-option';
import { jobExperiences, skillKinds } from '@acheep/contract/jobs/job-option';
import { skillIn } from '@acheep/contract/jobs/skill-in';
import { numberText } from '@acheep/contract/kernel/english-text';
import { moneyText, referenceRate } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './career-sheet.module.css';
import { CareerSheet, Rows, TableFile } from './career-sheet.tsx';

const dollars = (cents: number) => moneyText(Math.round(cents / 100) * 100, 'USD');

/** The figures of the market, each as a chart and a table. */
export function CareerReport() {
  const { t } = useTranslation('career-report');
  const { data: report, error, refetch } = useQuery(apiData('GET /career-report'));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <SkeletonList count={4} height={220} />;
  if (report.months.every(({ open }) => open === 0))
    return <EmptyState icon={IconChartBar} title={t('empty.title')} text={t('empty.text')} />;
  return <Numbers report={report} />;
}

function Numbers({ report }: { report: Report }) {
  const { t } = useTranslation('career-report');
  const { open, salaries } = report;
  const category = (row: Report['categories'][number] | { _id: string; slug: string }) =>
    paths.jobList({ category: row });
  const named = (row: { _id: string; name: Record<'en' | 'km', string> }) => ({
    key: row._id,
    name: localized(row.name),
  });
  type Salary = NonNullable<Report['salaries']['all']>;
  const salary = ({ lower, median, upper, jobs }: Salary) => ({
    span: { from: lower, to: upper, mark: median },
    cells: [
      dollars(median),
      t('rangeOf', { lower: dollars(lower), upper: dollars(upper) }),
      numberText(jobs),
    ],
  });
  const salaryHead = [t('median'), t('range'), t('jobs')] as const;
  const salaryNote = t('salaryNote', { ...minCareerSample, rate: numberText(referenceRate) });
  const openOf = ({ jobs, vacancies, companies }: Report['open']) => ({
    span: { to: jobs },
    cells: [numberText(jobs), numberText(vacancies), numberText(companies)],
  });
  const openHead = [t('jobs'), t('vacancies'), t('companies')] as const;
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
              value={dollars(salaries.all.median)}
              hint={t('salaryOf', { jobs: numberText(salaries.all.jobs) })}
            />
          )}
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="xs">
          {t('made', { date: formatDate(report.madeAt, 'time') })}
        </Text>
      </div>
      <Months months={report.months} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <CareerSheet
          table="category"
          head={[t('category'), ...openHead]}
          rows={report.categories.map((row) => ({ ...named(row), to: category(row), ...openOf(row) }))}
        />
        <CareerSheet
          table="province"
          head={[t('province'), ...openHead]}
          rows={report.provinces.map((row) => ({
            ...named(row),
            to: paths.jobList({ provinceId: row._id }),
            ...openOf(row),
          }))}
        />
      </SimpleGrid>
      <CareerSheet
        table="salary-category"
        note={salaryNote}
        head={[t('category'), ...salaryHead]}
        rows={salaries.categories.map((row) => ({ ...named(row), to: category(row), ...salary(row) }))}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <CareerSheet
          table="salary-experience"
          head={[t('experience'), ...salaryHead]}
          rows={salaries.experiences.map((row) => ({
            key: row.experience,
            name: localized(jobExperiences[row.experience]),
            ...salary(row),
          }))}
        />
        <CareerSheet
          table="salary-province"
          head={[t('province'), ...salaryHead]}
          rows={salaries.provinces.map((row) => ({ ...named(row), ...salary(row) }))}
        />
        <CareerSheet
          table="skill"
          note={t('skillNote')}
          head={[t('skill'), t('kind'), t('jobs')]}
          rows={report.skills.map((skill) => ({
            key: `${skill.kind} ${skill.name}`,
            name: skillIn(skill, currentLocale()),
            span: { to: skill.jobs },
            cells: [localized(skillKinds[skill.kind]), numberText(skill.jobs)],
          }))}
        />
        <CareerSheet
          table="open-time"
          note={t('openTimeNote')}
          head={[t('category'), t('days'), t('jobs')]}
          rows={report.openTimes.map((row) => ({
            ...named(row),
            span: { to: row.days },
            cells: [numberText(row.days), numberText(row.jobs)],
          }))}
        />
      </SimpleGrid>
      <CareerSheet
        table="seeker"
        note={t('seekerNote')}
        head={[t('category'), t('seekers'), t('jobs'), t('perJob')]}
        rows={report.seekers.map((row) => ({
          ...named(row),
          to: category(row),
          span: { to: row.seekers },
          cells: [
            numberText(row.seekers),
            numberText(row.jobs),
            row.jobs > 0 ? (row.seekers / row.jobs).toFixed(1) : t('noJob'),
          ],
        }))}
      />
    </Stack>
  );
}

function Months({ months }: Pick<Report, 'months'>) {
  const { t } = useTranslation('career-report');
  const rows = months.map(({ month, published, open }) => ({
    key: month,
    name: formatDate(`${month}-01`, 'month'),
    span: { to: open },
    cells: [numberText(open), numberText(published)],
  }));
  return (
    <Panel title={localized(careerTables.month)} action={<TableFile table="month" />}>
      <BarChart
        isInside
        title={t('monthNote')}
        bars={rows.map(({ key, name, span }) => ({ key, label: name, value: span.to }))}
      />
      <details className={classes.details}>
        <summary>{t('asTable')}</summary>
        <Rows
          label={localized(careerTables.month)}
          head={[t('month'), t('openInMonth'), t('published')]}
          rows={rows}
        />
      </details>
    </Panel>
  );
}
