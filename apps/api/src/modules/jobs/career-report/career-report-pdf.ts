import type { CareerReport } from '@acheep/contract/jobs/career-report';
import { careerLeast, careerTables } from '@acheep/contract/jobs/career-report-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type OptionOf, valuesOf } from '@acheep/contract/kernel/option';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { dayText } from '../../../words.ts';
import { careerTable } from './career-report-table.ts';

const words = {
  en: {
    title: 'Career report',
    open: 'open jobs',
    vacancies: 'vacancies',
    companies: 'companies hiring',
    none: 'Not enough data yet.',
    page: 'Page',
    salaries: `Salaries are from full-time jobs of the last 12 months that state a salary. Ranges count as their midpoint. Shown for at least ${careerLeast.jobs} jobs at ${careerLeast.companies} companies.`,
  },
  km: {
    title: 'របាយការណ៍ទីផ្សារការងារ',
    open: 'ការងារកំពុងផ្សាយ',
    vacancies: 'ចំនួនជ្រើសរើស',
    companies: 'ក្រុមហ៊ុនកំពុងជ្រើសរើស',
    none: 'មិនទាន់មានទិន្នន័យគ្រប់គ្រាន់ទេ។',
    page: 'ទំព័រ',
    salaries: `ប្រាក់ខែនេះគិតតែការងារពេញម៉ោងក្នុងរយៈពេល 12 ខែចុងក្រោយ ដែលបញ្ជាក់ប្រាក់ខែ។ បើជាចន្លោះ គិតតម្លៃពាក់កណ្ដាលចន្លោះនោះ។ បង្ហាញតែពេលមានការងារយ៉ាងតិច ${careerLeast.jobs} របស់ក្រុមហ៊ុនយ៉ាងតិច ${careerLeast.companies}។`,
  },
} satisfies Record<Locale, Record<string, string>>;

const madeOn = { en: (day: string) => `As of ${day}`, km: (day: string) => `គិតត្រឹមថ្ងៃទី ${day}` };

/** Renders the whole report as a PDF in one language. */
export function careerReportPdf(report: CareerReport, locale: Locale, site: { name: string; page: string }) {
  const said = words[locale];
  const { open } = report;
  return renderPdf('career-report', new URL('./career-report.typ', import.meta.url), {
    lang: locale,
    site: site.name,
    page: site.page,
    made: madeOn[locale](dayText(today(new Date(report.madeAt)), locale)),
    facts: [
      [open.jobs, said.open],
      [open.vacancies, said.vacancies],
      [open.companies, said.companies],
    ],
    tables: valuesOf(careerTables).map((table: OptionOf<typeof careerTables>) => {
      const { columns, rows } = careerTable(report, table, locale);
      const names = Object.keys(columns);
      return {
        title: careerTables[table][locale],
        note: table === 'salary-category' ? said.salaries : '',
        head: Object.values(columns),
        rows: rows.map((row) => names.map((name) => cellText(row[name] ?? ''))),
      };
    }),
    words: said,
  });
}

const cellText = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);
