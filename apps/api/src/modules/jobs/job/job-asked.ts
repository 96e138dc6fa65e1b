import { today } from '@acheep/contract/kernel/calendar';
import type { Ranking } from '@acheep/contract/platform/operator-setting';
import { mostWhole } from '../../../search/entry/columns.ts';
import type { Merit } from '../../../search/entry/entry-index.ts';
import type { JobColumn } from './job-entry.repository.ts';
import type { JobAsk } from './job-index.service.ts';
import { type JobFilter, minutePosted } from './job-listed.repository.ts';

type Wanted<Name extends keyof JobFilter> = NonNullable<JobFilter[Name]>;

const oneOf =
  (column: JobColumn) =>
  (wanted: string | readonly string[]): JobAsk => ({ column, oneOf: [wanted].flat() });
const since =
  (column: JobColumn) =>
  (moment: Date): JobAsk => ({ column, atLeast: moment.getTime() });
const day = 86_400_000;

const asks: { [Name in keyof JobFilter]-?: (wanted: Wanted<Name>, now: Date) => JobAsk } = {
  categoryId: oneOf('categoryId'),
  industryId: oneOf('industryId'),
  provinceId: oneOf('provinceId'),
  companyId: oneOf('companyId'),
  type: oneOf('type'),
  experience: oneOf('experience'),
  qualification: oneOf('qualification'),
  // None is 0, and what is more than can be kept is the most.
  salary: (dollars) => ({ column: 'salary', atLeast: Math.min(Math.max(dollars, 1), mostWhole) }),
  posted: (within, now) => ({ column: 'posted', atLeast: minutePosted(within, now) }),
  announced: since('announced'),
  changedSince: since('updatedAt'),
  withoutCompanies: (ids) => ({ column: 'companyId', noneOf: ids }),
};

/** What a filter asks of a job. */
export const asksOf = (filter: JobFilter, now: Date): JobAsk[] =>
  (Object.keys(asks) as (keyof JobFilter)[]).flatMap((name) => {
    const wanted = filter[name];
    return wanted === undefined ? [] : [(asks[name] as (wanted: unknown, now: Date) => JobAsk)(wanted, now)];
  });

/** What puts a job before others of its day that answer a search as well. */
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

/** The list's orders by their names, the usual one first. */
export const jobOrders = {
  'createdAt_-1': { column: 'listAt', direction: 'DESC' },
  createdAt_1: { column: 'listAt', direction: 'ASC' },
  updatedAt_1: { column: 'updatedAt', direction: 'ASC' },
} as const satisfies Record<string, { column: JobColumn; direction: 'ASC' | 'DESC' }>;
