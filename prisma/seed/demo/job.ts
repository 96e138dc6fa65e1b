import type { JobExperience, JobType, Language, Qualification } from '@acheep/contract/jobs/job-option';
import { type DemoJobDate, dateFor } from './job-date.ts';
import { addressFor, hardSkillsFor, languagesFor, personFor } from './job-detail.ts';
import { benefitsHtml, descriptionHtml, requirementsHtml } from './job-html.ts';
import { type DemoJobPay, payFor } from './job-pay.ts';
import { type JobWording, say } from './job-plan.ts';
import { placements, settle } from './job-setting.ts';
import { titleFor } from './job-title.ts';
import { type Profession, professions, softSkills } from './profession.ts';
import { between, createDeck, createRandom, type Random, sample } from './random.ts';

type DemoJobStatus = 'active' | 'draft' | 'closed';

export type DemoJob = DemoJobPay &
  DemoJobDate & {
    /** Index into `companies`. */
    companyIndex: number;
    language: 'en' | 'km';
    title: string;
    categorySlug: string;
    industrySlug: string;
    type: JobType;
    experience: JobExperience;
    qualification: Qualification;
    gender: 'male' | 'female' | null;
    ageFrom: number | null;
    ageTo: number | null;
    vacancies: number;
    provinceSlug: string;
    address: string;
    /** HTML of <p>, <ul>, <li> and <strong> only, like requirements and benefits. */
    description: string;
    requirements: string;
    benefits: string;
    skills: { kind: 'hard' | 'soft'; name: string }[];
    languages: Language[];
    status: DemoJobStatus;
  };

type GenerateOptions = {
  today: Date;
  /** From 0 to 1. */
  khmerShare: number;
  seed: number;
};

function write(
  random: Random,
  { plan, companyIndex }: ReturnType<typeof settle>,
): Omit<DemoJob, keyof DemoJobDate | 'status'> {
  const { title, work } = titleFor(random, plan);
  const hard = hardSkillsFor(random, plan, title);
  const languages = languagesFor(random, plan, title);
  const wording: JobWording = { work, hard, languages };
  const soft = sample(random, softSkills, between(random, 1, 3)).map((skill) => say(skill, plan.language));
  return {
    companyIndex,
    language: plan.language,
    title,
    categorySlug: plan.profession.slug,
    industrySlug: plan.company.industrySlug,
    type: plan.type,
    experience: plan.experience,
    qualification: plan.qualification,
    ...personFor(random, title),
    vacancies: plan.vacancies,
    ...payFor(random, plan),
    provinceSlug: plan.province.slug,
    address: addressFor(random, plan),
    description: descriptionHtml(random, plan, wording),
    requirements: requirementsHtml(random, plan, wording),
    benefits: benefitsHtml(random, plan),
    skills: [
      ...hard.map((skill) => ({ kind: 'hard' as const, name: say(skill, plan.language) })),
      ...soft.map((name) => ({ kind: 'soft' as const, name })),
    ],
    languages,
  };
}

/**
 * Job announcements over all categories and provinces, the same for the same options. Common words ("manager") occur in
 * about every tenth job, the `rare` skills of the professions in about one of 5,000.
 */
export function* generateJobs(
  count: number,
  { today, khmerShare, seed }: GenerateOptions,
): Generator<DemoJob> {
  const random = createRandom(seed);
  const dealProfession = createDeck(
    random,
    professions.flatMap((profession) => Array<Profession>(profession.weight).fill(profession)),
  );
  const dealPlace = createDeck(random, placements);
  const dealLanguage = createDeck(
    random,
    Array.from({ length: 60 }, (_, index) => (index < Math.round(60 * khmerShare) ? 'km' : 'en')),
  );
  const dealStatus = createDeck(
    random,
    Array.from(
      { length: 40 },
      (_, index): DemoJobStatus => (index === 0 ? 'draft' : index < 3 ? 'closed' : 'active'),
    ),
  );
  for (let index = 0; index < count; index += 1) {
    const status = dealStatus();
    const settled = settle(random, dealProfession(), dealLanguage(), dealPlace);
    yield { ...write(random, settled), status, ...dateFor(random, status, today) };
  }
}

/** The 400 jobs of the demo, a third of them in Khmer: 370 active, 20 closed, 10 drafts. */
export function demoJobs(today: Date): DemoJob[] {
  return [...generateJobs(400, { today, khmerShare: 1 / 3, seed: 234 })];
}
