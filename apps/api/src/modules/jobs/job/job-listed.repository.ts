import type { jobFilters } from '@acheep/contract/jobs/job';
import {
  jobFilter,
  jobFilterNames,
  type Takes,
  type Traits,
  traitsOf,
  yesFilters,
} from '@acheep/contract/jobs/job-filter';
import type { PostedWithin } from '@acheep/contract/jobs/job-option';
import type { ListQuery } from '@acheep/contract/kernel/list';
import type { Prisma } from '@acheep/database/client';
import { searchTags } from '@acheep/search/search-fields';
import { columnOf } from '../../../search/column-name.ts';
import { type Conditions, companyMayShow } from '../../../search/search-condition.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { selectOf } from './job.repository.ts';

/** What anybody may ask of the list, and what the server asks on somebody's behalf. */
export type JobFilter = Omit<ListQuery<typeof jobFilters>['filter'], 'provinceId'> & {
  /** One, or any of several. */
  provinceId?: string | readonly string[];
  /** Jobs that were first published or posted again from this moment on. */
  announced?: Date;
  /** Jobs that were changed from this moment on. */
  changedSince?: Date | undefined;
  /** Companies whose jobs are left out. */
  withoutCompanies?: readonly string[];
};

const minute = 60_000;
const minutesWithin: Record<PostedWithin, number> = {
  '1h': 60,
  '24h': 24 * 60,
  '7d': 7 * 24 * 60,
  '14d': 14 * 24 * 60,
  '30d': 30 * 24 * 60,
};

/** The first minute since 1970 of a job that was posted within this time. */
export const minutePosted = (within: PostedWithin, now: Date) =>
  Math.floor(now.getTime() / minute) - minutesWithin[within];

/** The moment after which it was posted. */
export const postedAfter = (within: PostedWithin, now: Date) =>
  new Date(minutePosted(within, now) * minute).toISOString();

/** What every listed job fulfils; `today` says how the statement names the day. */
export const jobListed = (today: string, job = 'e') => [
  `${job}.status = 'active'`,
  `${job}.closing_date >= ${today}`,
  companyMayShow(job),
];

/** The filters that ask for what a column has. */
export const equalFilters = jobFilterNames.filter((name) => name !== 'salary' && name !== 'posted');
export type EqualFilter = (typeof equalFilters)[number];
const conditionFor: Partial<Record<Takes, (column: string) => object>> = {
  record: (column) => ({ column, type: 'uuid' }),
  several: (column) => ({ column, type: 'text' }),
  yes: (column) => ({ sql: () => `e.${column}` }),
};
const filterColumns = Object.fromEntries(
  equalFilters.map((name) => [name, conditionFor[jobFilter[name].takes]?.(columnOf(name))]),
) as Pick<Conditions<JobFilter>, EqualFilter>;
const names = { select: { nameEn: true, nameKm: true } } as const;

/** The public list of jobs. */
export const listedJobs: Searchable<JobFilter> & { version: string } = {
  table: 'job',
  listed: (value, { today }) => jobListed(value(today, 'date')),
  date: 'list_at',
  filters: {
    ...filterColumns,
    salary: { sql: (dollars, value) => `e.salary_rank >= ${value(dollars * 100, 'int')}` },
    // What is pinned stands later in the index than it was posted.
    posted: { after: postedAfter, of: 'posted_at' },
    announced: { sql: (since, value) => `e.announced_at >= ${value(since, 'timestamptz')}` },
    changedSince: { sql: (since, value) => `e.updated_at >= ${value(since, 'timestamptz')}` },
    withoutCompanies: { sql: (ids, value) => `e.company_id <> ALL(${value(ids, 'uuid[]')}::uuid[])` },
  },
  orders: {
    'createdAt_-1': { by: 'e.list_at', direction: 'DESC' },
    createdAt_1: { by: 'e.list_at', direction: 'ASC' },
    updatedAt_1: { by: 'e.updated_at', direction: 'ASC' },
  },
  version: 'job',
  async textsOf(tx, ids) {
    const jobs = await tx.job.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        title: true,
        description: true,
        requirements: true,
        benefits: true,
        company: { select: { name: true, nameKm: true } },
        category: names,
        province: names,
        ...taggedColumns,
      },
    });
    return jobs.map((job) => ({ id: job.id, ...jobTexts(job, job) }));
  },
};

interface Named {
  company: { name: string; nameKm: string | null };
  category: { nameEn: string; nameKm: string } | null;
  province: { nameEn: string; nameKm: string } | null;
}

/** What a job is filed under besides. */
interface Tagged extends Traits {
  skills: readonly { name: string }[];
}
export const taggedColumns = {
  skills: { select: { name: true }, orderBy: { position: 'asc' } },
  ...selectOf(yesFilters),
} satisfies Prisma.JobSelect;

/** The names that a job is filed under. */
export const tagsOf = ({ company, category, province }: Named, job: Tagged) =>
  searchTags(company, category, province, ...job.skills, ...traitsOf(job).flatMap(({ en, km }) => [en, km]));

interface Texts extends Tagged {
  title: string;
  description?: string | null | undefined;
  requirements?: string | null | undefined;
  benefits?: string | null | undefined;
}

/** What a job is found by: what it says, and what it is filed under. */
export const jobTexts = ({ title, description, requirements, benefits, ...tagged }: Texts, names: Named) => ({
  title: [title],
  tags: tagsOf(names, tagged),
  texts: [description, requirements, benefits],
});
