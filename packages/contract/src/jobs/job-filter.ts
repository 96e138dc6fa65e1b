import type { FilterValue, List, ListFilter } from '../kernel/list.ts';
import { asLabel, type Locale, type Localized } from '../kernel/locale.ts';
import {
  adLanguages,
  type JobType,
  jobExperiences,
  jobPerks,
  jobSorts,
  jobTypes,
  postedWithin,
  qualifications,
} from './job-option.ts';

interface Filter extends ListFilter {
  takes: 'record' | 'records' | 'several' | 'all' | 'one' | 'amount' | 'yes';
  /** Control: a list of one choice, a checkbox, several checkboxes, the same collapsed, a slider, or none. */
  offered: 'select' | 'check' | 'checks' | 'folded' | 'slider' | 'none';
  /** True if it has a button of its own above the list on wide screens; the others are behind one button. */
  pill?: true;
}

export type Takes = Filter['takes'];

/**
 * Filters of lists of jobs, in the order of the panel. Query, URL, index columns, facets, alerts and labels derive from
 * this table; it has no schemas because public pages load it.
 */
export const jobFilter = {
  categoryId: {
    words: { en: 'category', km: 'ផ្នែកការងារ' },
    takes: 'records',
    offered: 'folded',
    pill: true,
  },
  provinceId: {
    words: { en: 'province', km: 'រាជធានី/ខេត្ត' },
    takes: 'records',
    offered: 'folded',
  },
  type: {
    words: { en: 'job type', km: 'ប្រភេទការងារ' },
    takes: 'several',
    options: jobTypes,
    offered: 'checks',
    pill: true,
  },
  experience: {
    words: { en: 'experience', km: 'បទពិសោធន៍' },
    takes: 'several',
    options: jobExperiences,
    offered: 'folded',
    pill: true,
  },
  /** Minimum salary, whole US dollars a month. */
  salary: {
    words: { en: 'salary', km: 'ប្រាក់ខែ' },
    takes: 'amount',
    offered: 'slider',
    pill: true,
  },
  perks: {
    words: { en: 'benefits', km: 'អត្ថប្រយោជន៍' },
    takes: 'all',
    options: jobPerks,
    offered: 'checks',
    pill: true,
  },
  remote: {
    words: { en: 'remote', km: 'ធ្វើការពីផ្ទះ' },
    takes: 'yes',
    offered: 'check',
    pill: true,
  },
  posted: {
    words: { en: 'date posted', km: 'ថ្ងៃប្រកាស' },
    takes: 'one',
    options: postedWithin,
    offered: 'select',
    pill: true,
  },
  adLanguage: {
    words: { en: 'language of the ad', km: 'ភាសានៃការប្រកាស' },
    takes: 'several',
    options: adLanguages,
    offered: 'checks',
  },
  qualification: {
    words: { en: 'qualification', km: 'កម្រិតសិក្សា' },
    takes: 'several',
    options: qualifications,
    offered: 'folded',
  },
  industryId: {
    words: { en: 'industry', km: 'វិស័យ' },
    takes: 'records',
    offered: 'folded',
  },
  // Set by links only: the panel cannot offer every company.
  companyId: { words: { en: 'company', km: 'ក្រុមហ៊ុន' }, takes: 'record', offered: 'none' },
} as const satisfies Record<string, Filter>;

/** The public list of jobs. Search results are sorted by relevance, other lists by date. */
export const jobs = { filters: jobFilter, sorts: jobSorts, searchSort: 'relevance' } as const satisfies List;

type Table = typeof jobFilter;
export type JobFilterName = keyof Table;
export const jobFilterNames = Object.keys(jobFilter) as JobFilterName[];

/** Parsed values of the filters. */
export type JobWanted = { [Name in JobFilterName]: FilterValue<Table[Name]> };

/** Maps every filter to a value, by name. */
export const forEachFilter = <T>(make: (filter: Filter, name: JobFilterName) => T) =>
  Object.fromEntries(jobFilterNames.map((name) => [name, make(jobFilter[name], name)])) as Record<
    JobFilterName,
    T
  >;

type YesFilter = {
  [Name in JobFilterName]: Table[Name]['takes'] extends 'yes' ? Name : never;
}[JobFilterName];
/** Boolean filters. If true of a job, they are shown on its card and are searchable. */
export const yesFilters = jobFilterNames.filter(
  (name) => (jobFilter[name] as Filter).takes === 'yes',
) as YesFilter[];
export type Traits = Readonly<Record<YesFilter, boolean>>;
export const traitsOf = (job: Traits): Localized[] =>
  yesFilters.filter((name) => job[name]).map((name) => (jobFilter[name] as Filter).words);

/** The job's type and traits in one line. */
export const kindText = (job: Traits & { type: JobType | null }, locale: Locale) =>
  [...(job.type ? [jobTypes[job.type]] : []), ...traitsOf(job).map(asLabel)]
    .map((words) => words[locale])
    .join(' · ') || null;
