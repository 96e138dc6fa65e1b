import type { JobExperience, JobType, Language, Qualification } from '@acheep/contract/jobs/job-option';

/** The same thing in English and in Khmer; a plain string is written alike in both. */
export type Pair = readonly [en: string, km: string];
export type Term = string | Pair;

export type Role = {
  /** Titles that recruiters give to this work. */
  en: readonly string[];
  km: readonly string[];
  /** Whole US dollars a month. */
  salary: readonly [number, number];
  level: keyof typeof experienceOf;
  study: keyof typeof qualificationOf;
  /** What one does, as list items. */
  dutiesEn: readonly string[];
  dutiesKm: readonly string[];
  /** Who employs for this work, where not every industry of the profession does. */
  industries?: readonly string[];
  /** Skills of this work, where those of the profession do not fit. */
  hard?: readonly Term[];
  /** "Junior" and "Senior" are said of this work. */
  ranked?: true;
  /** Besides full-time. */
  types?: readonly Extract<JobType, 'part-time' | 'freelance'>[];
  languages?: readonly Language[];
};

export type Profession = {
  /** A category's slug. */
  slug: string;
  /** How many jobs this category gets, against the others. */
  weight: 1 | 2 | 3;
  /** Industries whose companies employ these people; 'any' for office work. */
  industries: readonly string[] | 'any';
  /** The subject of study, as in "a degree in …". */
  field: Pair;
  /** The department, as in "… Intern"; none where internships are not usual. */
  intern?: Pair;
  hard: readonly Term[];
  /** Skills that almost nobody asks for: the rare words of a benchmark. */
  rare: readonly Term[];
  roles: readonly Role[];
};

export const experienceOf = {
  entry: ['fresh', 'fresh', 'less-than-1-year'],
  junior: ['fresh', '1-year', '2-years'],
  middle: ['less-than-1-year', '2-years', '3-years', '4-years'],
  senior: ['3-years', '4-years', '5-years'],
  lead: ['4-years', '5-years', 'above-5-years'],
} as const satisfies Record<string, readonly JobExperience[]>;

export const qualificationOf = {
  school: ['year-9', 'year-12', 'matriculation'],
  vocational: ['vocational', 'intermediate', 'associate'],
  degree: ['graduate', 'bachelor', 'bachelor'],
  higher: ['bachelor', 'bachelor', 'master'],
  expert: ['master', 'doctor'],
} as const satisfies Record<string, readonly Qualification[]>;
