import { z } from 'zod';
import { shownBilingual } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, foundPage, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies } from '../kernel/money.ts';
import { educationLevels } from './resume-option.ts';
import { resumeParts } from './resume-part.ts';
import { talents } from './talent-option.ts';

/** Number of skills on a card. */
export const cardSkills = 5;
/** Maximum number of other people's CVs that a company's members may view in a day, anonymous or not. */
export const maxShownPerDay = 300;

const maybe = shownBilingual.nullable();
const { work, education, skills, trainings } = resumeParts;

/** Anonymous candidate: no name, contact details, picture or employer; in texts these are replaced by `•••`. */
export const talentCard = z.strictObject({
  ...record,
  title: maybe,
  /** Current or last position. */
  position: maybe,
  experience: resumeParts.experience,
  /** Highest degree. */
  degree: choice(educationLevels).nullable(),
  province: resumeParts.province,
  skills: z.array(shownBilingual),
  /** Number of skills beyond those shown. */
  moreSkills: z.int().nonnegative(),
  languages: resumeParts.languages,
  wantedCategory: resumeParts.wantedCategory,
  wantedType: resumeParts.wantedType,
  wantedProvince: resumeParts.wantedProvince,
  currency: choice(currencies),
  /** Minor units of the currency, a month. */
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  noticePeriod: resumeParts.noticePeriod,
  /** Last day in Phnom Penh on which they visited the site or saved their CV. */
  activeOn: z.iso.date(),
});
export type TalentCard = z.infer<typeof talentCard>;

/** Anonymous candidate with all of the CV that identifies nobody. */
export const talentDetail = z.strictObject({
  ...talentCard.omit({ skills: true, moreSkills: true }).shape,
  objective: maybe,
  work: z.array(work.element.omit({ employer: true })),
  education,
  skills,
  trainings,
});
export type TalentDetail = z.infer<typeof talentDetail>;

export const talentQuery = listQuery(talents);

export const talentList = endpoint({
  method: 'GET',
  path: '/talent',
  access: 'Talent',
  summary:
    "List job seekers by their abilities, anonymously: search, filter, sort. Excludes those who ignore the caller's company",
  query: talentQuery,
  response: foundPage(talentCard),
  limit: 'work',
});

export const talentGet = endpoint({
  method: 'GET',
  path: '/talent/:id',
  notWhileImpersonating: true,
  access: 'Talent',
  summary: `Get an anonymous CV, limited to abilities. A company may view ${maxShownPerDay} per day`,
  response: one(talentDetail),
  limit: 'open',
});

/** @collected by `errors.ts`. */
export const errors = {
  'talent.most_a_day': {
    status: 429,
    en: 'Your company has reached today’s limit of {most} CVs. CVs you’ve already opened stay available.',
    km: 'ថ្ងៃនេះ ក្រុមហ៊ុនរបស់អ្នកបានមើលប្រវត្តិរូបគ្រប់ចំនួនកំណត់ {most} ហើយ។ ប្រវត្តិរូបដែលធ្លាប់បើក នៅតែមើលបាន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/talent/search', '/talent/search/:id'] as const;
