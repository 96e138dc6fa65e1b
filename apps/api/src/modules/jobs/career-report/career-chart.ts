import { payText, steepestLadder } from '@acheep/contract/jobs/career-insight';
import type { CareerReport } from '@acheep/contract/jobs/career-report';
import type { CareerTable } from '@acheep/contract/jobs/career-report-option';
import { jobExperiences } from '@acheep/contract/jobs/job-option';
import { skillIn } from '@acheep/contract/jobs/skill-in';
import { dateText } from '@acheep/contract/kernel/date-text';
import { numberText } from '@acheep/contract/kernel/english-text';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import type { SharedBar } from '../../platform/share-picture/shared-content.ts';

/** Number of bars that a picture has room for. */
const most = 6;

/** The bars of a table's picture. */
export function careerBars(report: CareerReport, table: CareerTable, locale: Locale): SharedBar[] {
  const { months, categories, provinces, salaries, skills, openTimes, seekers } = report;
  type Salary = NonNullable<CareerReport['salaries']['all']>;
  const named = ({ name }: { name: Localized }) => name[locale];
  const counted = (label: string, to: number): SharedBar => ({ label, to, text: numberText(to) });
  const paid = (label: string, { lower, median, upper }: Salary): SharedBar => ({
    label,
    text: payText(median),
    from: lower,
    to: upper,
    mark: median,
  });
  const steps = (rows: CareerReport['salaries']['experiences']) =>
    rows.map((row) => paid(jobExperiences[row.experience][locale], row));
  const openOf = (rows: CareerReport['categories']) => rows.map((row) => counted(named(row), row.jobs));
  const salaryOf = (rows: CareerReport['salaries']['categories']) => rows.map((row) => paid(named(row), row));
  const bars: Record<CareerTable, () => SharedBar[]> = {
    month: () =>
      months.slice(-most).map(({ month, open }) => counted(dateText(`${month}-01`, locale, 'month'), open)),
    category: () => openOf(categories),
    province: () => openOf(provinces),
    'salary-category': () => salaryOf(salaries.categories),
    'salary-province': () => salaryOf(salaries.provinces),
    'salary-experience': () => steps(salaries.experiences),
    'salary-ladder': () => steps((steepestLadder(report) ?? salaries.ladders[0])?.experiences ?? []),
    skill: () => skills.map((row) => counted(skillIn(row, locale), row.jobs)),
    'open-time': () => openTimes.map((row) => counted(named(row), row.days)),
    seeker: () => seekers.map((row) => counted(named(row), row.seekers)),
  };
  const all = bars[table]();
  return table === 'salary-experience' || table === 'salary-ladder'
    ? all.slice(0, most + 2)
    : all.slice(0, most);
}
