import { asLabel, type Locale, type Localized } from '../kernel/locale.ts';
import type { OptionOf, Options } from '../kernel/option.ts';
import { type JobType, jobExperiences, jobTypes, postedWithin, qualifications } from './job-option.ts';

interface Filter {
  /** What it is called inside a sentence; labels begin with a capital. */
  words: Localized;
  /** The id of a record, several values of an option list, one of them, the least amount, or a yes. */
  takes: 'record' | 'several' | 'one' | 'amount' | 'yes';
  options?: Options;
  /** How the panel beside the list offers it: to choose one, to tick, to tick several, the same folded, or not at all. */
  offered: 'select' | 'check' | 'checks' | 'folded' | 'none';
  /** A search that finds nothing does without the lightest first. */
  weight: number;
}

export type Takes = Filter['takes'];

/**
 * The filters of lists of jobs, in the order of the panel. Query, URL, columns of the index, facets, alerts and labels are
 * read here; public pages load it, so it has no schemas.
 */
export const jobFilter = {
  categoryId: {
    words: { en: 'category', km: 'ផ្នែកការងារ' },
    takes: 'record',
    offered: 'select',
    weight: 9,
  },
  provinceId: {
    words: { en: 'province', km: 'រាជធានី/ខេត្ត' },
    takes: 'record',
    offered: 'select',
    weight: 8,
  },
  type: {
    words: { en: 'job type', km: 'ប្រភេទការងារ' },
    takes: 'several',
    options: jobTypes,
    offered: 'checks',
    weight: 5,
  },
  remote: { words: { en: 'remote', km: 'ធ្វើការពីផ្ទះ' }, takes: 'yes', offered: 'check', weight: 5 },
  /** Whole US dollars a month that the job's salary must reach. */
  salary: { words: { en: 'salary', km: 'ប្រាក់ខែ' }, takes: 'amount', offered: 'select', weight: 2 },
  posted: {
    words: { en: 'date posted', km: 'ថ្ងៃប្រកាស' },
    takes: 'one',
    options: postedWithin,
    offered: 'select',
    weight: 1,
  },
  experience: {
    words: { en: 'experience', km: 'បទពិសោធន៍' },
    takes: 'several',
    options: jobExperiences,
    offered: 'folded',
    weight: 4,
  },
  qualification: {
    words: { en: 'qualification', km: 'កម្រិតវប្បធម៌' },
    takes: 'several',
    options: qualifications,
    offered: 'folded',
    weight: 3,
  },
  industryId: { words: { en: 'industry', km: 'វិស័យ' }, takes: 'record', offered: 'select', weight: 6 },
  // Set by links only: the panel has no place for every company there is.
  companyId: { words: { en: 'company', km: 'ក្រុមហ៊ុន' }, takes: 'record', offered: 'none', weight: 7 },
} as const satisfies Record<string, Filter>;

type Table = typeof jobFilter;
export type JobFilterName = keyof Table;
export const jobFilterNames = Object.keys(jobFilter) as JobFilterName[];

type Wanted<F extends Filter> = F extends { takes: 'several'; options: infer O extends Options }
  ? OptionOf<O>[]
  : F extends { takes: 'one'; options: infer O extends Options }
    ? OptionOf<O>
    : F extends { takes: 'amount' }
      ? number
      : F extends { takes: 'yes' }
        ? true
        : string;
/** What each filter is asked for, once that is read. */
export type JobWanted = { [Name in JobFilterName]: Wanted<Table[Name]> };

/** Something for each filter, made of its line. */
export const forEachFilter = <T>(make: (filter: Filter, name: JobFilterName) => T) =>
  Object.fromEntries(jobFilterNames.map((name) => [name, make(jobFilter[name], name)])) as Record<
    JobFilterName,
    T
  >;

type YesFilter = {
  [Name in JobFilterName]: Table[Name]['takes'] extends 'yes' ? Name : never;
}[JobFilterName];
/** The fields that a filter asks for a yes: what is true of a job says so on its card and among the words it is found by. */
export const yesFilters = jobFilterNames.filter(
  (name) => (jobFilter[name] as Filter).takes === 'yes',
) as YesFilter[];
export type Traits = Readonly<Record<YesFilter, boolean>>;
export const traitsOf = (job: Traits): Localized[] =>
  yesFilters.filter((name) => job[name]).map((name) => (jobFilter[name] as Filter).words);

/** What kind of job it is, in a line: its type, and what else is true of it. */
export const kindText = (job: Traits & { type: JobType | null }, locale: Locale) =>
  [...(job.type ? [jobTypes[job.type]] : []), ...traitsOf(job).map(asLabel)]
    .map((words) => words[locale])
    .join(' · ') || null;
