import type { Traits } from '@acheep/contract/jobs/job-filter';
import {
  type JobExperience,
  type JobType,
  type Language,
  qualifications,
} from '@acheep/contract/jobs/job-option';
import type { Bilingual } from '@acheep/contract/kernel/bilingual';
import { type Currency, comparableCents } from '@acheep/contract/kernel/money';
import type { CandidateExperience } from '@acheep/contract/talent/resume-option';
import { type Meaning, meaningsOf } from '@acheep/search/dictionary/meaning';
import { LRUCache } from 'lru-cache';
import { fromColumns } from '../resume/resume-column.ts';

/** Titles and skills repeat from job to job, so their meanings are cached. */
const known = new LRUCache<string, Meaning[]>({ max: 20_000 });

export function knownMeanings(text: string): readonly Meaning[] {
  const found = known.get(text);
  if (found) return found;
  const meanings = meaningsOf(text);
  known.set(text, meanings);
  return meanings;
}

/** Meanings of a text in one of its languages. */
type Said = readonly Meaning[];

/** A current, wanted or former job, with the weight of its title. */
export interface Role {
  title: Bilingual;
  /** Meanings per language of the title. */
  said: readonly Said[];
  weight: number;
}

/** Facts of a CV for matching; null or empty if missing. */
export interface Seeker {
  roles: readonly Role[];
  skills: readonly Said[];
  categoryId: string | null;
  provinceId: string | null;
  /** True when the province is the wanted one, not just the home. */
  isPlaceWanted: boolean;
  type: JobType | null;
  /** Minimum expected salary, in US cents a month. */
  salary: number | null;
  years: number | null;
  /** Rank of the highest level in the order of qualifications. */
  level: number | null;
  languages: readonly Language[];
}

/** Facts of a job for matching. */
export interface Offer {
  title: string;
  said: Said;
  skills: readonly { name: string; isHard: boolean; said: Said }[];
  categoryId: string | null;
  provinceId: string | null;
  /** True when the title says that the job is remote. */
  isRemote: boolean;
  type: JobType | null;
  /** Maximum salary, in US cents a month. */
  salary: number | null;
  years: number | null;
  level: number | null;
  /** Except Khmer. */
  languages: readonly Language[];
}

/** Columns of a CV used for matching. */
export interface ResumeFacts {
  titleEn: string | null;
  titleKm: string | null;
  experience: string | null;
  wantedCategoryId: string | null;
  wantedType: string | null;
  wantedProvinceId: string | null;
  provinceId: string | null;
  currency: string;
  salaryFrom: bigint | null;
  work: readonly {
    titleEn: string | null;
    titleKm: string | null;
    from: Date | null;
    to: Date | null;
    current: boolean;
  }[];
  skills: readonly { nameEn: string | null; nameKm: string | null }[];
  languages: readonly { language: string }[];
  education: readonly { level: string | null }[];
}

/** Columns of a job that are looked at. */
export interface JobFacts extends Partial<Traits> {
  title: string;
  categoryId: string | null;
  provinceId: string | null;
  type: string | null;
  experience: string | null;
  qualification: string | null;
  /** US cents. */
  salaryRank: number | null;
  languages: readonly string[];
  skills: readonly { kind: string; name: string }[];
}

const yearsOfCandidate: Record<CandidateExperience, number> = {
  fresh: 0,
  'less-than-1-year': 0.5,
  '2-years': 2,
  '3-years': 3,
  '4-years': 4,
  'over-5-years': 6,
};
const yearsOfJob: Record<JobExperience, number> = {
  fresh: 0,
  'less-than-1-year': 0.5,
  '1-year': 1,
  '2-years': 2,
  '3-years': 3,
  '4-years': 4,
  '5-years': 5,
  'above-5-years': 6,
};
const rising = Object.keys(qualifications);
const levelOf = (qualification: string | null) =>
  qualification === null ? null : rising.indexOf(qualification);

/** Weights of the roles: the wanted and current ones count most, each earlier one less. */
const weights = [1, 0.9, 0.75];
const earlier = 0.6;
/** Maximum roles and skills of a CV used for matching. */
const [maxRoles, maxSkills] = [8, 30];
const yearLength = 365.25 * 86_400_000;

const textMeanings = (texts: readonly (string | null)[]): Said[] =>
  texts.filter((text) => text !== null).map(knownMeanings);

/** Years of experience computed from the jobs of a CV; null without dates. */
function yearsOfWork(work: ResumeFacts['work'], now: Date): number | null {
  const spans = work.flatMap(({ from, to, current }) => {
    const end = current ? now : to;
    return from && end ? [Math.max(0, end.getTime() - from.getTime()) / yearLength] : [];
  });
  return spans.length === 0 ? null : spans.reduce((sum, years) => sum + years, 0);
}

export function seekerOf(resume: ResumeFacts, now: Date): Seeker {
  const titles = [
    { weight: 1, title: fromColumns('title', resume) },
    ...resume.work.slice(0, maxRoles).map((one, index) => ({
      weight: weights[index] ?? earlier,
      title: fromColumns('title', one),
    })),
  ];
  const levels = resume.education.map(({ level }) => levelOf(level)).filter((level) => level !== null);
  const { experience, salaryFrom } = resume;
  return {
    roles: titles.flatMap(({ title, weight }) =>
      title ? [{ title, weight, said: textMeanings([title.en, title.km]) }] : [],
    ),
    skills: resume.skills.slice(0, maxSkills).flatMap(({ nameEn, nameKm }) => textMeanings([nameEn, nameKm])),
    categoryId: resume.wantedCategoryId,
    provinceId: resume.wantedProvinceId ?? resume.provinceId,
    isPlaceWanted: resume.wantedProvinceId !== null,
    type: resume.wantedType as JobType | null,
    salary: salaryFrom === null ? null : comparableCents(Number(salaryFrom), resume.currency as Currency),
    years: experience ? yearsOfCandidate[experience as CandidateExperience] : yearsOfWork(resume.work, now),
    level: levels.length === 0 ? null : Math.max(...levels),
    languages: resume.languages.map(({ language }) => language as Language),
  };
}

export const offerOf = (job: JobFacts): Offer => ({
  title: job.title,
  said: knownMeanings(job.title),
  skills: job.skills.map(({ kind, name }) => ({ name, isHard: kind === 'hard', said: knownMeanings(name) })),
  categoryId: job.categoryId,
  provinceId: job.provinceId,
  isRemote: job.remote || knownMeanings(job.title).some(({ key }) => key === 'remote'),
  type: job.type as JobType | null,
  salary: job.salaryRank,
  years: job.experience === null ? null : yearsOfJob[job.experience as JobExperience],
  level: levelOf(job.qualification),
  languages: job.languages.filter((language) => language !== 'km') as Language[],
});

/** Minimum number of skills for matching a CV that has neither title nor category. */
const fewSkills = 3;
/** True for a CV that says too little to be matched. */
export const isThin = ({ roles, categoryId, skills }: Seeker) =>
  roles.length === 0 && categoryId === null && skills.length < fewSkills;
