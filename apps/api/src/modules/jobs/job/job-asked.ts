import { jobFilter } from '@acheep/contract/jobs/job-filter';
import { today } from '@acheep/contract/kernel/calendar';
import type { Ranking } from '@acheep/contract/platform/operator-setting';
import type { JobColumn } from '../job-index/job-entry.repository.ts';
import type { JobAsk } from '../job-index/job-index.ts';
import { maxWhole } from '../job-index/memory/columns.ts';
import type { Merit } from '../job-index/memory/entry-index.ts';
import { type EqualFilter, equalFilters, type JobFilter, minutePosted } from './job-listed.repository.ts';

type Compared = Exclude<keyof JobFilter, EqualFilter>;
type Asks = { [Name in Compared]-?: (wanted: NonNullable<JobFilter[Name]>, now: Date) => JobAsk };

const since =
  (column: JobColumn) =>
  (moment: Date): JobAsk => ({ column, atLeast: moment.getTime() });
const day = 86_400_000;

const asks: Asks = {
  // Jobs without a salary have 0, and higher amounts than the column can store have its maximum.
  salary: (dollars) => ({ column: 'salary', atLeast: Math.min(Math.max(dollars, 1), maxWhole) }),
  posted: (within, now) => ({ column: 'posted', atLeast: minutePosted(within, now) }),
  announced: since('announced'),
  changedSince: since('updatedAt'),
  withoutCompanies: (ids) => ({ column: 'companyId', noneOf: ids }),
};

/** Index conditions of a filter. */
export const asksOf = (filter: JobFilter, now: Date): JobAsk[] => [
  ...equalFilters.flatMap((column) => {
    const wanted = filter[column];
    if (wanted === undefined) return [];
    const values = [wanted].flat().map(String);
    return [jobFilter[column].takes === 'all' ? { column, allOf: values } : { column, oneOf: values }];
  }),
  ...(Object.keys(asks) as Compared[]).flatMap((name) => {
    const wanted = filter[name];
    return wanted === undefined ? [] : [(asks[name] as (wanted: unknown, now: Date) => JobAsk)(wanted, now)];
  }),
];

/** Merits that rank a job above equally good matches of its day. */
export function meritsOf({ salary, complete, boost }: Ranking, now: Date): Merit<JobColumn>[] {
  const parts = 4;
  const merits: Merit<JobColumn>[] = [
    { column: 'salary', atLeast: 1, adds: salary * day },
    { column: 'boosted', atLeast: Date.parse(today(now)) / day, adds: boost * day },
    ...Array.from(
      { length: parts },
      (_, part): Merit<JobColumn> => ({
        column: 'complete',
        atLeast: part + 1,
        adds: (complete * day) / parts,
      }),
    ),
  ];
  return merits.filter(({ adds }) => adds > 0);
}

/** Sort orders by name, the default one first. */
export const jobOrders = {
  'createdAt_-1': { column: 'listAt', direction: 'DESC' },
  createdAt_1: { column: 'listAt', direction: 'ASC' },
  updatedAt_1: { column: 'updatedAt', direction: 'ASC' },
} as const satisfies Record<string, { column: JobColumn; direction: 'ASC' | 'DESC' }>;
