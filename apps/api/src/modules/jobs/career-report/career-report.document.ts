import type { CareerReport } from '@acheep/contract/jobs/career-report';
import { type CareerTable, careerLeast, careerTables } from '@acheep/contract/jobs/career-report-option';
import { dateText } from '@acheep/contract/kernel/date-text';
import { moneyText, referenceRate } from '@acheep/contract/kernel/money';
import { type OptionOf, valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { factList } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument, tableContent } from '../../../page/plain-document.ts';
import { careerReportService } from './career-report.service.ts';
import { careerTable } from './career-report-table.ts';

const digits = (value: number) => value.toLocaleString('en-US');

/** Row labels per table, in the order of its rows. */
function waysOf({
  categories,
  provinces,
  salaries,
  seekers,
}: CareerReport): Partial<Record<CareerTable, string[]>> {
  const jobsOf = (rows: readonly { _id: string; slug: string }[]) =>
    rows.map((category) => paths.jobList({ category }));
  return {
    category: jobsOf(categories),
    province: provinces.map(({ _id }) => paths.jobList({ provinceId: _id })),
    'salary-category': jobsOf(salaries.categories),
    seeker: jobsOf(seekers),
  };
}

/** Keys of the explanatory notes. */
const notes: Partial<Record<CareerTable, string>> = {
  month: 'monthNote',
  'salary-category': 'salaryNote',
  skill: 'skillNote',
  'open-time': 'openTimeNote',
  seeker: 'seekerNote',
};

function sheetContent(report: CareerReport, table: CareerTable, { say, link, locale }: AskedPage) {
  const { columns, rows } = careerTable(report, table, locale);
  const ways = waysOf(report)[table];
  const note = notes[table];
  const title = careerTables[table][locale];
  const cells = rows.map((row, index) =>
    Object.keys(columns).map((name, at) => {
      const value = row[name] ?? '';
      const text = typeof value === 'number' ? digits(value) : value;
      if (at > 0) return text;
      const said = table === 'month' ? dateText(`${text}-01`, locale, 'month') : text;
      const way = ways?.[index];
      return way ? html`<a href="${link(way)}">${said}</a>` : said;
    }),
  );
  return html`<section><h2>${title}</h2>
${note && html`<p>${say(`career-report:${note}`, { ...careerLeast, rate: digits(referenceRate) })}</p>`}
${rows.length > 0 ? tableContent(title, Object.values(columns), cells) : html`<p>${say('career-report:none')}</p>`}</section>`;
}

function reportContent(report: CareerReport, page: AskedPage) {
  const { say, locale } = page;
  const { open, months, salaries, madeAt } = report;
  if (months.every((month) => month.open === 0))
    return html`<h2>${say('career-report:empty.title')}</h2><p>${say('career-report:empty.text')}</p>`;
  const dollars = (cents: number) => moneyText(Math.round(cents / 100) * 100, 'USD');
  return [
    factList([
      [say('career-report:open'), digits(open.jobs)],
      [say('career-report:vacancies'), digits(open.vacancies)],
      [say('career-report:companies'), digits(open.companies)],
      [say('career-report:salary'), salaries.all && dollars(salaries.all.median)],
    ]),
    html`<p>${say('career-report:made', { date: dateText(madeAt, locale, 'time') })}</p>`,
    valuesOf(careerTables).map((table: OptionOf<typeof careerTables>) => sheetContent(report, table, page)),
  ];
}

/** Document of the career report: its figures as tables. */
export function careerReportDocument(deps: Deps) {
  const reports = careerReportService(deps);
  return async (page: AskedPage) => {
    const report = await reports.get();
    return plainDocument(
      page,
      { title: 'career-report:title', lead: 'career-report:lead' },
      reportContent(report, page),
      [['GET /career-report', {}, { data: report }]],
    );
  };
}
