import { careerInsight } from '@acheep/contract/jobs/career-insight';
import type { CareerReport, careerReportCsv } from '@acheep/contract/jobs/career-report';
import { type CareerTable, careerTables, minCareerSample } from '@acheep/contract/jobs/career-report-option';
import { today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { csvOf } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { skillNames } from '../reference/skill-name.service.ts';
import { findReport } from './career-report.repository.ts';
import { makeCareerReport } from './career-report-make.service.ts';
import { careerTable } from './career-report-table.ts';

const words = {
  en: {
    title: 'Career report',
    open: 'open jobs',
    vacancies: 'vacancies',
    companies: 'companies hiring',
    page: 'Page',
    salaries: `Salaries are from full-time jobs of the last 12 months that state a salary. Ranges count as their midpoint. Shown for at least ${minCareerSample.jobs} jobs at ${minCareerSample.companies} companies.`,
  },
  km: {
    title: 'របាយការណ៍ទីផ្សារការងារ',
    open: 'ការងារកំពុងផ្សាយ',
    vacancies: 'ចំនួនជ្រើសរើស',
    companies: 'ក្រុមហ៊ុនកំពុងជ្រើសរើស',
    page: 'ទំព័រ',
    salaries: `ប្រាក់ខែនេះគិតតែការងារពេញម៉ោងក្នុងរយៈពេល 12 ខែចុងក្រោយ ដែលបញ្ជាក់ប្រាក់ខែ។ បើជាចន្លោះ គិតតម្លៃពាក់កណ្ដាលចន្លោះនោះ។ បង្ហាញតែពេលមានការងារយ៉ាងតិច ${minCareerSample.jobs} របស់ក្រុមហ៊ុនយ៉ាងតិច ${minCareerSample.companies}។`,
  },
} satisfies Record<Locale, Record<string, string>>;

const madeOn = { en: (day: string) => `As of ${day}`, km: (day: string) => `គិតត្រឹមថ្ងៃទី ${day}` };

/** Renders the whole report as a PDF in one language. */
function careerReportPdf(report: CareerReport, locale: Locale, site: { name: string; page: string }) {
  const labels = words[locale];
  const { open } = report;
  return renderPdf('career-report', new URL('./career-report.typ', import.meta.url), {
    lang: locale,
    site: site.name,
    page: site.page,
    made: madeOn[locale](dateText(today(new Date(report.madeAt)), locale)),
    facts: [
      [open.jobs, labels.open],
      [open.vacancies, labels.vacancies],
      [open.companies, labels.companies],
    ],
    tables: valuesOf(careerTables).flatMap((table: CareerTable) => {
      const { columns, rows } = careerTable(report, table, locale);
      if (rows.length === 0) return [];
      const names = Object.keys(columns);
      return {
        title: careerTables[table][locale],
        insight: careerInsight(report, table, locale) ?? '',
        note: table === 'salary-category' ? labels.salaries : '',
        head: Object.values(columns),
        rows: rows.map((row) => names.map((name) => cellText(row[name] ?? ''))),
      };
    }),
    words: labels,
  });
}

const cellText = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

/** Serves the latest stored career report; computes one if there is none yet. */
export function careerReportService(deps: Deps) {
  const { config, database } = deps;
  async function get(): Promise<CareerReport> {
    const { pays: _, ...report } = (await findReport(database.prisma)) ?? (await makeCareerReport(deps));
    const names = await skillNames(
      database.prisma,
      report.skills.map(({ name }) => name),
    );
    return { ...report, skills: report.skills.map((skill) => ({ ...skill, names: names(skill.name) })) };
  }
  /** PDFs of the latest report per language: rendering takes a second, and every reader gets the same file. */
  const printed: Partial<Record<Locale, { made: string; content: Promise<Uint8Array> }>> = {};

  return {
    get,

    async csv({ query: { table }, locale }: Call<typeof careerReportCsv>) {
      const report = await get();
      const { columns, rows } = careerTable(report, table, locale);
      const name = `career-report-${table}-${today(new Date(report.madeAt))}.csv`;
      return { name, csv: csvOf(columns, rows) };
    },

    async pdf(locale: Locale) {
      const report = await get();
      const { madeAt } = report;
      const site = await siteNow(database.prisma, config, locale);
      // The site's name is printed in the PDF, so a renamed site needs a new one.
      const made = `${madeAt} ${site.name}`;
      if (printed[locale]?.made !== made) {
        const content = careerReportPdf(report, locale, {
          name: site.name,
          page: site.url(paths.careerReport()),
        });
        printed[locale] = { made, content };
        content.catch(() => delete printed[locale]);
      }
      const content = await (printed[locale] as { content: Promise<Uint8Array> }).content;
      return { name: `career-report-${today(new Date(madeAt))}-${locale}.pdf`, content };
    },
  };
}
