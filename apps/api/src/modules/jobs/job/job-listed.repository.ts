import {
  jobFilter,
  jobFilterNames,
  type Takes,
  type Traits,
  traitsOf,
  yesFilters,
} from '@acheep/contract/jobs/job-filter';
import type { PostedWithin } from '@acheep/contract/jobs/job-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Prisma } from '@acheep/database/client';
import { anyOf, row, typed } from '@acheep/database/statement';
import { searchTags } from '@acheep/search/analysis/search-fields';
import { jobBrief, jobRules } from '@acheep/search/query/job-brief';
import { sql } from 'kysely';
import { columnOf } from '../../../search/column-name.ts';
import type { Conditions } from '../../../search/search-condition.repository.ts';
import type { Searchable } from '../../../search/searchable.ts';
import { confirmedPerks, selectOf } from './job.repository.ts';
import { jobIsOpen } from './public-job.repository.ts';

/** Filters of the public list, and those that only the server sets. */
export type JobFilter = ListQuery<typeof jobFilter>['filter'] & {
  /** Minimum time of the first publication or of the last repost. */
  announced?: Date;
  /** Minimum time of the last change. */
  changedSince?: Date | undefined;
  /** Companies whose jobs are excluded. */
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

/** Minute since 1970 from which a job counts as posted within this time. */
export const minutePosted = (within: PostedWithin, now: Date) =>
  Math.floor(now.getTime() / minute) - minutesWithin[within];

/** The moment of `minutePosted`, as an ISO string. */
export const postedAfter = (within: PostedWithin, now: Date) =>
  new Date(minutePosted(within, now) * minute).toISOString();

const job = row('job');

/** Filters that compare a column with a value for equality. */
export const equalFilters = jobFilterNames.filter((name) => name !== 'salary' && name !== 'posted');
export type EqualFilter = (typeof equalFilters)[number];
const conditionFor: Partial<Record<Takes, (column: string) => object>> = {
  record: (column) => ({ column, type: 'uuid' }),
  records: (column) => ({ column, type: 'uuid' }),
  several: (column) => ({ column, type: 'text' }),
  yes: (column) => ({ is: () => sql<boolean>`${sql.ref(`e.${column}`)}` }),
};
const filterColumns = Object.fromEntries(
  equalFilters.map((name) => [name, conditionFor[jobFilter[name].takes]?.(columnOf(name))]),
) as Pick<Conditions<JobFilter>, EqualFilter>;
/** SQL of the language that a job is written in, and of its perks, separated by commas; null without any. */
export const adLanguageSql = (job: string) => `(${job}.brief ->> 'language')`;
export const perksSql = (job: string) => `nullif(translate(${job}.brief ->> 'perks', '[]" ', ''), '')`;

const names = { select: { nameEn: true, nameKm: true } } as const;

export const listedJobs: Searchable<JobFilter> & { version: string } = {
  table: 'job',
  hasOneIndex: true,
  listed: ({ today }) => jobIsOpen(typed(today, 'date')),
  date: 'list_at',
  filters: {
    ...filterColumns,
    adLanguage: { is: (wanted) => sql<boolean>`${sql.raw(adLanguageSql('e'))} = ${anyOf(wanted, 'text[]')}` },
    perks: { is: (wanted) => sql<boolean>`e.brief -> 'perks' ?& ${typed(wanted, 'text[]')}` },
    salary: { is: (dollars) => job('e.salary_rank', '>=', typed(dollars * 100, 'int')) },
    // `list_at` of pinned jobs is later than the time of their posting.
    posted: { after: postedAfter, of: 'posted_at' },
    announced: { is: (since) => job('e.announced_at', '>=', typed(since, 'timestamptz')) },
    changedSince: { is: (since) => job('e.updated_at', '>=', typed(since, 'timestamptz')) },
    withoutCompanies: { is: (ids) => job.not(job('e.company_id', '=', anyOf(ids, 'uuid[]'))) },
  },
  orders: {
    'createdAt_-1': { by: 'e.list_at', direction: 'DESC' },
    createdAt_1: { by: 'e.list_at', direction: 'ASC' },
    updatedAt_1: { by: 'e.updated_at', direction: 'ASC' },
  },
  version: 'job',
  rules: jobRules,
  beside: ['brief'],
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
        experience: true,
        applyBy: true,
        perks: true,
        perksConfirmed: true,
        _count: { select: { questions: true } },
        ...taggedColumns,
      },
    });
    return jobs.map((job) => ({
      id: job.id,
      ...jobTexts(job, job),
      beside: { brief: jobBrief({ ...job, ...confirmedPerks(job), questions: job._count.questions }) },
    }));
  },
};

interface Named {
  company: { name: string; nameKm: string | null };
  category: { nameEn: string; nameKm: string } | null;
  province: { nameEn: string; nameKm: string } | null;
}

/** Further attributes that a job is searched by. */
interface Tagged extends Traits {
  skills: readonly { name: string }[];
}
export const taggedColumns = {
  skills: { select: { name: true }, orderBy: { position: 'asc' } },
  ...selectOf(yesFilters),
} satisfies Prisma.JobSelect;

/** Names of the category, province, skills and traits of a job, and of its company. */
export const tagsOf = ({ company, category, province }: Named, job: Tagged) => ({
  tags: searchTags(category, province, ...job.skills, ...traitsOf(job).flatMap(({ en, km }) => [en, km])),
  company: searchTags(company),
});

interface Texts extends Tagged {
  title: string;
  description?: string | null | undefined;
  requirements?: string | null | undefined;
  benefits?: string | null | undefined;
}

/** Searchable texts of a job: its own, and the names of what it refers to. */
export const jobTexts = ({ title, description, requirements, benefits, ...tagged }: Texts, names: Named) => ({
  title: [title],
  ...tagsOf(names, tagged),
  texts: [description, requirements, benefits],
});
