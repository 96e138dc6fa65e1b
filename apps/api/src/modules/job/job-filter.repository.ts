import type { jobFilters } from '@acheep/contract/job';
import type { ListQuery } from '@acheep/contract/list';
import type { PostedWithin } from '@acheep/contract/option';

export type JobFilter = ListQuery<typeof jobFilters>['filter'];

/** The values of a statement, and how it names them. */
export interface Given {
  values: unknown[];
  /**
   * A value of the statement. Inside a sub-select PostgreSQL cannot look at it when it plans, so the plan made for
   * any value is as good as one made for this one, and a prepared statement is planned once and not at each call.
   */
  value: (value: unknown, type: string) => string;
}

export function givenValues(): Given {
  const values: unknown[] = [];
  return { values, value: (value, type) => `(SELECT $${values.push(value)}::${type})` };
}

const minute = 60_000;
const minutesWithin: Record<PostedWithin, number> = {
  '1h': 60,
  '24h': 24 * 60,
  '7d': 7 * 24 * 60,
  '14d': 14 * 24 * 60,
  '30d': 30 * 24 * 60,
};

/** The moment after which a job was posted within this time, to the minute: totals are remembered by it. */
export const postedAfter = (within: PostedWithin, now: Date) =>
  new Date(Math.floor(now.getTime() / minute - minutesWithin[within]) * minute).toISOString();

const columns = {
  categoryId: 'category_id',
  industryId: 'industry_id',
  provinceId: 'province_id',
  companyId: 'company_id',
  type: 'type',
  experience: 'experience',
  qualification: 'qualification',
} as const;

/** A value that a column must have, or several of which it must have one. */
function isOneOf(column: string, wanted: string | string[], type: string, { value }: Given) {
  if (typeof wanted === 'string') return `j.${column} = ${value(wanted, type)}`;
  const [first, ...others] = wanted;
  return others.length === 0
    ? `j.${column} = ${value(first, type)}`
    : // Without the second cast this would be the comparison with the rows of a sub-select.
      `j.${column} = ANY(${value(wanted, `${type}[]`)}::${type}[])`;
}

/** Jobs of disabled accounts are nowhere. The few owners are read once a statement, and each job looks its own up. */
export const ownerMayShow = (job: string) =>
  `${job}.owner_id NOT IN (SELECT id FROM "user" WHERE disabled_at IS NOT NULL)`;

/** What every listed job fulfils; `today` says how the statement names the day. `j` is the job. */
export const listedOn = (today: string) => [
  `j.status = 'active'`,
  `j.closing_date >= ${today}`,
  ownerMayShow('j'),
];

/** What every listed job fulfils, then what the given filters ask; only those that are there. */
export function conditionsOf(filter: JobFilter, { today, now }: { today: string; now: Date }, given: Given) {
  const conditions = listedOn(given.value(today, 'date'));
  for (const [name, column] of Object.entries(columns)) {
    const wanted = filter[name as keyof typeof columns];
    if (wanted !== undefined)
      conditions.push(isOneOf(column, wanted, name.endsWith('Id') ? 'uuid' : 'text', given));
  }
  if (filter.salary !== undefined)
    conditions.push(`j.salary_rank >= ${given.value(filter.salary * 100, 'int')}`);
  if (filter.posted) {
    conditions.push(`j.posted_at >= ${given.value(postedAfter(filter.posted, now), 'timestamptz')}`);
  }
  return conditions;
}

/** Whether an index has the jobs of this filter by date: at most one value of one column asked for. */
export function isInDateOrder(filter: JobFilter): boolean {
  const { posted: _, ...others } = filter;
  const asked = Object.entries(others).filter(([, wanted]) => wanted !== undefined);
  return (
    asked.length === 0 || (asked.length === 1 && asked.every(([name, wanted]) => isSingle(name, wanted)))
  );
}

const isSingle = (name: string, wanted: unknown) =>
  name in columns && (!Array.isArray(wanted) || wanted.length === 1);
