import type { CareerReport } from '@acheep/contract/jobs/career-report';
import type { CareerTable } from '@acheep/contract/jobs/career-report-option';
import { jobExperiences, skillKinds } from '@acheep/contract/jobs/job-option';
import { skillIn } from '@acheep/contract/jobs/skill-in';
import type { Locale } from '@acheep/contract/kernel/locale';
import { minorUnits } from '@acheep/contract/kernel/money';
import type { Cell } from '../../../csv.ts';

const words = {
  month: { en: 'Month', km: 'ខែ' },
  published: { en: 'Jobs published', km: 'ការងារដែលបានផ្សាយ' },
  openInMonth: { en: 'Jobs open in that month', km: 'ការងារដែលបើកទទួលពាក្យសុំក្នុងខែ' },
  category: { en: 'Category', km: 'ផ្នែកការងារ' },
  province: { en: 'Province', km: 'រាជធានី/ខេត្ត' },
  experience: { en: 'Experience', km: 'បទពិសោធន៍' },
  jobs: { en: 'Jobs', km: 'ការងារ' },
  openJobs: { en: 'Open jobs', km: 'ការងារកំពុងផ្សាយ' },
  vacancies: { en: 'Vacancies', km: 'ចំនួនជ្រើសរើស' },
  companies: { en: 'Companies', km: 'ក្រុមហ៊ុន' },
  lower: { en: 'Lower quartile (USD per month)', km: '25% ផ្ដល់មិនលើសពី (USD/ខែ)' },
  median: { en: 'Median (USD per month)', km: 'តម្លៃកណ្ដាល (USD/ខែ)' },
  upper: { en: 'Upper quartile (USD per month)', km: '25% ផ្ដល់ចាប់ពី (USD/ខែ)' },
  skill: { en: 'Skill', km: 'ជំនាញ' },
  kind: { en: 'Type', km: 'ប្រភេទ' },
  days: { en: 'Median days open', km: 'ចំនួនថ្ងៃបើកទទួលពាក្យសុំ (តម្លៃកណ្ដាល)' },
  seekers: { en: 'Job seekers', km: 'អ្នកស្វែងរកការងារ' },
} satisfies Record<string, Record<Locale, string>>;
type Word = keyof typeof words;

export interface Table {
  columns: Record<string, string>;
  rows: Record<string, Cell>[];
}

const dollars = (cents: number) => cents / minorUnits;

/** One table of the report in one language, salaries in dollars. */
export function careerTable(report: CareerReport, table: CareerTable, locale: Locale): Table {
  const make = <Row>(rows: readonly Row[], cells: Partial<Record<Word, (row: Row) => Cell>>): Table => ({
    columns: Object.fromEntries(Object.keys(cells).map((name) => [name, words[name as Word][locale]])),
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell(row)])),
    ),
  });
  const name = (row: { name: Record<Locale, string> }) => row.name[locale];
  const open = {
    openJobs: (row: { jobs: number }) => row.jobs,
    vacancies: (row: { vacancies: number }) => row.vacancies,
    companies: (row: { companies: number }) => row.companies,
  };
  type Salary = NonNullable<CareerReport['salaries']['all']>;
  const salary = {
    lower: (row: Salary) => dollars(row.lower),
    median: (row: Salary) => dollars(row.median),
    upper: (row: Salary) => dollars(row.upper),
    jobs: (row: Salary) => row.jobs,
    companies: (row: Salary) => row.companies,
  };
  const tables: Record<CareerTable, () => Table> = {
    month: () =>
      make(report.months, {
        month: (row) => row.month,
        published: (row) => row.published,
        openInMonth: (row) => row.open,
      }),
    category: () => make(report.categories, { category: name, ...open }),
    province: () => make(report.provinces, { province: name, ...open }),
    'salary-category': () => make(report.salaries.categories, { category: name, ...salary }),
    'salary-province': () => make(report.salaries.provinces, { province: name, ...salary }),
    'salary-experience': () =>
      make(report.salaries.experiences, {
        experience: (row) => jobExperiences[row.experience][locale],
        ...salary,
      }),
    'salary-ladder': () =>
      make(
        report.salaries.ladders.flatMap(({ name, experiences }) =>
          experiences.map((step) => ({ name, ...step })),
        ),
        {
          category: name,
          experience: (row) => jobExperiences[row.experience][locale],
          ...salary,
        },
      ),
    skill: () =>
      make(report.skills, {
        skill: (row) => skillIn(row, locale),
        kind: (row) => skillKinds[row.kind][locale],
        openJobs: (row) => row.jobs,
      }),
    'open-time': () =>
      make(report.openTimes, {
        category: name,
        days: (row) => row.days,
        jobs: (row) => row.jobs,
        companies: (row) => row.companies,
      }),
    seeker: () =>
      make(report.seekers, {
        category: name,
        seekers: (row) => row.seekers,
        openJobs: (row) => row.jobs,
      }),
  };
  return tables[table]();
}
