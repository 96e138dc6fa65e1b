import { careerInsight, ladderInsight, payText, steepestLadder } from '@acheep/contract/jobs/career-insight';
import type { CareerReport } from '@acheep/contract/jobs/career-report';
import { type CareerTable, minCareerSample } from '@acheep/contract/jobs/career-report-option';
import { jobExperiences, skillKinds } from '@acheep/contract/jobs/job-option';
import { skillIn } from '@acheep/contract/jobs/skill-in';
import { numberText } from '@acheep/contract/kernel/english-text';
import { referenceRate } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import classes from './career-sheet.module.css';
import { CareerSheet, Rows, SheetPanel, type SheetProps } from './career-sheet.tsx';

interface ChartProps {
  report: CareerReport;
  table: CareerTable;
  /** Shows all rows at first. */
  isWhole?: boolean;
}

const named = (row: { _id: string; name: Record<'en' | 'km', string> }) => ({
  key: row._id,
  name: localized(row.name),
});
const toCategory = (row: { _id: string; slug: string }) => paths.jobList({ category: row });

/** One chart of the report. */
export function CareerChart({ report, table, isWhole }: ChartProps) {
  const sheet = useSheet(report);
  const insight = careerInsight(report, table, currentLocale());
  if (table === 'month') return <Months months={report.months} insight={insight} />;
  if (table === 'salary-ladder') return <Ladders report={report} />;
  return <CareerSheet table={table} insight={insight} isWhole={isWhole} {...sheet[table]()} />;
}

type Salaries = CareerReport['salaries'];
type Sheet = Pick<SheetProps, 'note' | 'head' | 'rows'>;

function useSalary() {
  const { t } = useTranslation('career-report');
  return {
    note: t('salaryNote', { ...minCareerSample, rate: numberText(referenceRate) }),
    head: [t('median'), t('range'), t('jobs')] as const,
    row: ({ lower, median, upper, jobs }: NonNullable<Salaries['all']>) => ({
      span: { from: lower, to: upper, mark: median },
      cells: [
        payText(median),
        t('rangeOf', { lower: payText(lower), upper: payText(upper) }),
        numberText(jobs),
      ],
    }),
    step: (row: Salaries['experiences'][number]) => ({
      key: row.experience,
      name: localized(jobExperiences[row.experience]),
    }),
  };
}

function useSheet(
  report: CareerReport,
): Record<Exclude<CareerTable, 'month' | 'salary-ladder'>, () => Sheet> {
  const { t } = useTranslation('career-report');
  const { salaries } = report;
  const salary = useSalary();
  const openHead = [t('jobs'), t('vacancies'), t('companies')] as const;
  const openOf = ({ jobs, vacancies, companies }: CareerReport['open']) => ({
    span: { to: jobs },
    cells: [numberText(jobs), numberText(vacancies), numberText(companies)],
  });
  return {
    category: () => ({
      head: [t('category'), ...openHead],
      rows: report.categories.map((row) => ({ ...named(row), to: toCategory(row), ...openOf(row) })),
    }),
    province: () => ({
      head: [t('province'), ...openHead],
      rows: report.provinces.map((row) => ({
        ...named(row),
        to: paths.jobList({ provinceId: row._id }),
        ...openOf(row),
      })),
    }),
    'salary-category': () => ({
      note: salary.note,
      head: [t('category'), ...salary.head],
      rows: salaries.categories.map((row) => ({ ...named(row), to: toCategory(row), ...salary.row(row) })),
    }),
    'salary-province': () => ({
      head: [t('province'), ...salary.head],
      rows: salaries.provinces.map((row) => ({ ...named(row), ...salary.row(row) })),
    }),
    'salary-experience': () => ({
      head: [t('experience'), ...salary.head],
      rows: salaries.experiences.map((row) => ({ ...salary.step(row), ...salary.row(row) })),
    }),
    skill: () => ({
      note: t('skillNote'),
      head: [t('skill'), t('kind'), t('jobs')],
      rows: report.skills.map((skill) => ({
        key: `${skill.kind} ${skill.name}`,
        name: skillIn(skill, currentLocale()),
        span: { to: skill.jobs },
        cells: [localized(skillKinds[skill.kind]), numberText(skill.jobs)],
      })),
    }),
    'open-time': () => ({
      note: t('openTimeNote'),
      head: [t('category'), t('days'), t('jobs')],
      rows: report.openTimes.map((row) => ({
        ...named(row),
        span: { to: row.days },
        cells: [numberText(row.days), numberText(row.jobs)],
      })),
    }),
    seeker: () => ({
      note: t('seekerNote'),
      head: [t('category'), t('seekers'), t('jobs'), t('perJob')],
      rows: report.seekers.map((row) => ({
        ...named(row),
        to: toCategory(row),
        span: { to: row.seekers },
        cells: [
          numberText(row.seekers),
          numberText(row.jobs),
          row.jobs > 0 ? (row.seekers / row.jobs).toFixed(1) : t('noJob'),
        ],
      })),
    }),
  };
}

/** What people of one category earn by experience; begins with that in which experience pays most. */
function Ladders({ report }: { report: CareerReport }) {
  const { t } = useTranslation('career-report');
  const salary = useSalary();
  const { ladders } = report.salaries;
  const [chosen, setChosen] = useState<string>();
  const ladder = ladders.find(({ _id }) => _id === chosen) ?? steepestLadder(report) ?? ladders[0];
  if (!ladder) return null;
  const insight = chosen
    ? ladderInsight(ladder.experiences, ladder.name)?.[currentLocale()]
    : careerInsight(report, 'salary-ladder', currentLocale());
  return (
    <CareerSheet
      table="salary-ladder"
      insight={insight}
      isWhole
      head={[t('experience'), ...salary.head]}
      rows={ladder.experiences.map((row) => ({ ...salary.step(row), ...salary.row(row) }))}
    >
      <NativeSelect
        label={t('category')}
        mb="sm"
        value={ladder._id}
        data={ladders.map(({ _id, name }) => ({ value: _id, label: localized(name) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </CareerSheet>
  );
}

function Months({ months, insight }: Pick<CareerReport, 'months'> & Pick<SheetProps, 'insight'>) {
  const { t } = useTranslation('career-report');
  const rows = months.map(({ month, published, open }) => ({
    key: month,
    name: formatDate(`${month}-01`, 'month'),
    span: { to: open },
    cells: [numberText(open), numberText(published)],
  }));
  return (
    <SheetPanel table="month" insight={insight}>
      <BarChart
        isInside
        title={t('monthNote')}
        bars={rows.map(({ key, name, span }) => ({ key, label: name, value: span.to }))}
      />
      <details className={classes.details}>
        <summary>{t('asTable')}</summary>
        <Rows table="month" head={[t('month'), t('openInMonth'), t('published')]} rows={rows} />
      </details>
    </SheetPanel>
  );
}
