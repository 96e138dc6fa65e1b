import type { JobExperience, JobType, Language, Qualification } from '@acheep/contract/jobs/job-option';
import content from './content/profession.json' with { type: 'json' };
import skills from './content/skill.json' with { type: 'json' };

/** Term in English and in Khmer; a plain string is the same in both. */
export type Pair = readonly [en: string, km: string];
export type Term = string | Pair;

export type Role = {
  /** Job titles of this work. */
  en: readonly string[];
  km: readonly string[];
  /** Whole US dollars a month. */
  salary: readonly [number, number];
  level: keyof typeof experienceOf;
  study: keyof typeof qualificationOf;
  /** List items. */
  duties: readonly Pair[];
  /** Employing industries, where these are not all industries of the profession. */
  industries?: readonly string[];
  /** Skills of this work, where those of the profession do not apply. */
  hard?: readonly Term[];
  /** Has "Junior" and "Senior" titles. */
  ranked?: true;
  /** Possible types besides full-time. */
  types?: readonly Extract<JobType, 'part-time' | 'freelance'>[];
  languages?: readonly Language[];
};

export type Profession = {
  /** Slug of a category. */
  slug: string;
  /** Relative number of jobs of this category. */
  weight: 1 | 2 | 3;
  /** Industries of the employing companies; 'any' for office work. */
  industries: readonly string[] | 'any';
  /** Subject of study, as in "a degree in …". */
  field: Pair;
  /** Department, as in "… Intern"; none where internships are unusual. */
  intern?: Pair;
  hard: readonly Term[];
  /** Skills that are hardly ever required: the rare words of a benchmark. */
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

/** One entry for every category. */
export const professions = content as unknown as readonly Profession[];

export const softSkills = skills as unknown as readonly Pair[];
