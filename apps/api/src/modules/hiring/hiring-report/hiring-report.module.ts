import { applicationEvents, candidateSources, rejections } from '@acheep/contract/hiring/application-option';
import {
  type HiringReport,
  hiringReportCsv,
  hiringReportGet,
  type Wait,
} from '@acheep/contract/hiring/hiring-report';
import { type HiringReportTable, hiringReportDays } from '@acheep/contract/hiring/hiring-report-option';
import { hired, hiredName } from '@acheep/contract/hiring/stage-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Actor } from '../../../actor.ts';
import { type Cell, csvOf } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { listStages } from '../stage/stage.repository.ts';
import { cohortOf, countGroups, countStages, findAnswered } from './hiring-report.repository.ts';

const words = {
  en: {
    stage: 'Stage',
    reached: 'Reached',
    share: 'Share of all, %',
    passed: 'Moved on, %',
    here: 'In stage now',
    left: 'Left stage',
    median: 'Median, days',
    p90: '9 in 10 within, days',
    source: 'Source',
    site: 'Applied on the site',
    candidates: 'Candidates',
    interviewed: 'Interview arranged',
    hired: 'Hired',
    rejection: 'Rejection reason',
    noReason: 'No reason given',
  },
  km: {
    stage: 'ដំណាក់កាល',
    reached: 'មកដល់',
    share: 'ក្នុងចំនួនសរុប, %',
    passed: 'បន្តទៅមុខ, %',
    here: 'ឥឡូវនៅដំណាក់កាលនេះ',
    left: 'ចេញពីដំណាក់កាលនេះហើយ',
    median: 'តម្លៃកណ្ដាល, ថ្ងៃ',
    p90: '9 នាក់ក្នុង 10 មិនលើសពី, ថ្ងៃ',
    source: 'ប្រភព',
    site: 'ដាក់ពាក្យលើគេហទំព័រ',
    candidates: 'បេក្ខជន',
    interviewed: 'បានណាត់សម្ភាស',
    hired: 'បានទទួលឱ្យធ្វើការ',
    rejection: 'មូលហេតុនៃការបដិសេធ',
    noReason: 'មិនបានបញ្ជាក់មូលហេតុ',
  },
} satisfies Record<Locale, Record<string, string>>;

const inDays = (hours: number | null) => hours && Math.round((hours / 24) * 10) / 10;
const timeCells = ({ count, median, p90 }: Wait) => ({
  left: count,
  median: inDays(median),
  p90: inDays(p90),
});
const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : null);

interface Table {
  columns: readonly (keyof (typeof words)['en'])[];
  rows(report: HiringReport, locale: Locale): Record<string, Cell>[];
}

const tables: Record<HiringReportTable, Table> = {
  funnel: {
    columns: ['stage', 'reached', 'share', 'passed', 'here'],
    rows: ({ stages }, locale) =>
      stages.map(({ name, reached, here }, at) => {
        const next = stages[at + 1];
        return {
          stage: name[locale],
          reached,
          share: percent(reached, stages[0]?.reached ?? 0),
          passed: next ? percent(next.reached, reached) : null,
          here,
        };
      }),
  },
  time: {
    columns: ['stage', 'left', 'median', 'p90', 'here'],
    rows: ({ stages }, locale) =>
      stages.slice(0, -1).map(({ name, here, time }) => ({ stage: name[locale], ...timeCells(time), here })),
  },
  source: {
    columns: ['source', 'candidates', 'interviewed', 'hired'],
    rows: ({ sources }, locale) =>
      sources.map(({ source, ...counts }) => ({
        source: source ? candidateSources[source][locale] : words[locale].site,
        ...counts,
      })),
  },
  rejection: {
    columns: ['rejection', 'candidates'],
    rows: (report, locale) =>
      report.rejections.map(({ rejection, candidates }) => ({
        rejection: rejection ? rejections[rejection][locale] : words[locale].noReason,
        candidates,
      })),
  },
};

/** What became of a company's candidates: for its recruiters, and for those who may see its figures. */
function hiringReportService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  async function get(actor: Actor, query: Call<typeof hiringReportGet>['query']): Promise<HiringReport> {
    const companyId = await companyIdOf(prisma, actor.id);
    if (!companyId) throw notFound();
    const to = query.to ?? today(now());
    const from = query.from ?? addDays(to, 1 - hiringReportDays);
    const period = { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
    const cohort = cohortOf(actor.id, { ...period, jobId: query.jobId });
    const { stages } = await listStages(prisma, companyId);
    const [numbers, groups, answered] = await Promise.all([
      countStages(prisma, cohort, stages),
      countGroups(prisma, cohort),
      findAnswered(prisma, cohort),
    ]);
    const names = [
      { _id: 'applied', name: applicationEvents.applied },
      ...stages.map(({ id, nameEn, nameKm }) => ({ _id: id, name: { en: nameEn, km: nameKm } })),
      { _id: hired, name: hiredName },
    ];
    return {
      from,
      to,
      stages: numbers.map((one, at) => ({ ...(names[at] as (typeof names)[number]), ...one })),
      answered,
      ...groups,
    };
  }

  return {
    get: ({ actor, query }: Call<typeof hiringReportGet>) => get(actor, query),

    async csv({ actor, query: { by, ...asked }, locale }: Call<typeof hiringReportCsv>) {
      const report = await get(actor, asked);
      const { columns, rows } = tables[by];
      const headings = Object.fromEntries(columns.map((key) => [key, words[locale][key]]));
      return {
        name: `hiring-${by}-${report.from}-${report.to}.csv`,
        text: csvOf<string>(headings, rows(report, locale)),
      };
    },
  };
}

export const hiringReportModule: Module = {
  routes(register, deps) {
    const service = hiringReportService(deps);
    register(hiringReportGet, service.get);
    register(hiringReportCsv, service.csv);
  },
};
