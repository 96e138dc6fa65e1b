import type { CareerReport, careerReportCsv } from '@acheep/contract/jobs/career-report';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { csvOf } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { skillNames } from '../reference/skill-name.service.ts';
import { findReport } from './career-report.repository.ts';
import { makeCareerReport } from './career-report-make.service.ts';
import { careerReportPdf } from './career-report-pdf.ts';
import { careerTable } from './career-report-table.ts';

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
