import { careerInsight, payText } from '@acheep/contract/jobs/career-insight';
import { type CareerReport, careerReportCsv, careerReportGet } from '@acheep/contract/jobs/career-report';
import { type CareerTable, careerTables, minCareerSample } from '@acheep/contract/jobs/career-report-option';
import { type JobPay, jobPayGet } from '@acheep/contract/jobs/job-pay';
import { dateText } from '@acheep/contract/kernel/date-text';
import { locales } from '@acheep/contract/kernel/locale';
import { referenceRate } from '@acheep/contract/kernel/money';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { factList } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { plainDocument, tableContent } from '../../../page/plain-document.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { sharedFacts } from '../../platform/share-picture/shared-content.ts';
import { careerBars } from './career-chart.ts';
import { findPaid, findPay, type Paid } from './career-report.repository.ts';
import { careerReportService } from './career-report.service.ts';
import { makeCareerReport } from './career-report-make.service.ts';
import { careerTable } from './career-report-table.ts';

/** Only jobs that the career report counts can be compared with its medians. */
const isCompared = ({ type, salaryFrom, salaryTo }: Paid) =>
  type === 'full-time' && (salaryFrom ?? salaryTo) !== null;

/** What jobs like a given one pay, as the latest career report has it: within an hour of the site's start there is one. */
function jobPayService({ database: { prisma } }: Pick<Deps, 'database'>) {
  return {
    async of({ params: { id } }: Call<typeof jobPayGet>): Promise<JobPay | null> {
      const job = await findPaid(prisma, id);
      if (!job) throw notFound();
      if (!isCompared(job)) return null;
      const [stored] = await findPay(prisma, job);
      if (!stored?.pay) return null;
      const { median, currency, jobs, provinceId } = stored.pay;
      return { median, currency, jobs, within: provinceId ? 'province' : 'category' };
    },
  };
}

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

/** What a table shows in a sentence, its note, and its rows. */
function sheetContent(report: CareerReport, table: CareerTable, { say, link, locale }: AskedPage) {
  const { columns, rows } = careerTable(report, table, locale);
  const ways = waysOf(report)[table];
  const note = notes[table];
  const insight = careerInsight(report, table, locale);
  const cells = rows.map((row, index) =>
    Object.keys(columns).map((name, at) => {
      const value = row[name] ?? '';
      const text = typeof value === 'number' ? digits(value) : value;
      if (at > 0) return text;
      const label = table === 'month' ? dateText(`${text}-01`, locale, 'month') : text;
      const way = ways?.[index];
      return way ? html`<a href="${link(way)}">${label}</a>` : label;
    }),
  );
  return html`${insight && html`<p><strong>${insight}</strong></p>`}
${note && html`<p>${say(`career-report:${note}`, { ...minCareerSample, rate: digits(referenceRate) })}</p>`}
${rows.length > 0 ? tableContent(careerTables[table][locale], Object.values(columns), cells) : html`<p>${say('career-report:none')}</p>`}`;
}

function reportContent(report: CareerReport, page: AskedPage) {
  const { say, locale } = page;
  const { open, months, salaries, madeAt } = report;
  if (months.every((month) => month.open === 0))
    return html`<h2>${say('career-report:empty.title')}</h2><p>${say('career-report:empty.text')}</p>`;
  const hasRows = (table: CareerTable) => careerTable(report, table, locale).rows.length > 0;
  const tables: CareerTable[] = valuesOf(careerTables);
  const missing = tables.filter((table) => !hasRows(table));
  const names = missing.map((table) => careerTables[table][locale]).join(' · ');
  return [
    factList([
      [say('career-report:open'), digits(open.jobs)],
      [say('career-report:vacancies'), digits(open.vacancies)],
      [say('career-report:companies'), digits(open.companies)],
      [say('career-report:salary'), salaries.all && payText(salaries.all.median)],
    ]),
    html`<p>${say('career-report:made', { date: dateText(madeAt, locale, 'time') })}</p>`,
    tables
      .filter(hasRows)
      .map(
        (table) =>
          html`<section><h2>${careerTables[table][locale]}</h2>${sheetContent(report, table, page)}</section>`,
      ),
    missing.length > 0 && html`<p>${say('career-report:few', { names })}</p>`,
  ];
}

/** Document of the career report: its figures as tables. */
function careerReportDocument(deps: Deps) {
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

const isTable = (name: string): name is CareerTable => Object.hasOwn(careerTables, name);

/** Document of one chart, for links to it: its picture says what, where from and of which day. */
function careerChartDocument(deps: Deps) {
  const reports = careerReportService(deps);
  return async (page: AskedPage): Promise<PageDocument | null> => {
    const { say, locale, params, url } = page;
    const table = params.table ?? '';
    if (!isTable(table)) return null;
    const report = await reports.get();
    const title = careerTables[table][locale];
    const insight = careerInsight(report, table, locale);
    const bars = careerBars(report, table, locale);
    return {
      title,
      description: insight ?? say('career-report:lead'),
      name: title,
      trail: [{ name: say('career-report:title'), path: paths.careerReport() }],
      answers: [['GET /career-report', {}, { data: report }]],
      content: html`<h1>${title}</h1>${sheetContent(report, table, page)}`,
      shared:
        bars.length === 0
          ? null
          : {
              sort: say('career-report:title'),
              title,
              text: insight,
              bars,
              facts: sharedFacts([
                ['time', say('career-report:made', { date: dateText(report.madeAt, locale) })],
                ['field', url(paths.careerReport()).replace(/^https?:\/\//, '')],
              ]),
            },
    };
  };
}

const careerReportMake = task(
  'career-report',
  { en: 'Compute the career report', km: 'គណនារបាយការណ៍ទីផ្សារការងារ' },
  { policy: 'short' },
);

/** Public report on the job market. */
export const careerReportModule: Module = {
  routes(register, deps, api) {
    const reports = careerReportService(deps);
    register(careerReportGet, () => reports.get());
    register(careerReportCsv, reports.csv);
    const pays = jobPayService(deps);
    register(jobPayGet, pays.of);
    // Not an endpoint of the contract: the response is the bytes of a PDF.
    api.get<{ Params: { language: string } }>('/career-report/pdf/:language', async ({ params }, reply) => {
      const locale = locales.find((one) => one === params.language);
      if (!locale) throw notFound();
      return sendPdf(reply, await reports.pdf(locale));
    });
  },
  found: { '/career-report': null },
  pages: { '/career-report/:table': async (_, named) => (isTable(named) ? 200 : 404) },
  documents: (deps) => ({
    '/career-report': careerReportDocument(deps),
    '/career-report/:table': careerChartDocument(deps),
  }),
  tasks: [carryOut(careerReportMake, makeCareerReport, { cron: '10 * * * *' })],
  tables: { career_report: { without: 'numbers of the market, which name nobody' } },
};
