import type { JobType } from '@acheep/contract/jobs/job-option';
import { type ProvinceSeed, provinces } from '../reference/province.ts';
import { companies } from './company.ts';
import type { JobPlan } from './job-plan.ts';
import { experienceOf, type Profession, professions, qualificationOf, type Role } from './profession.ts';
import { between, pick, type Random } from './random.ts';

const employersOf = new Map(
  professions.flatMap(({ industries, roles }) =>
    roles.map((role) => {
      const wanted = role.industries ?? industries;
      const indexes = companies.flatMap(({ industrySlug }, index) =>
        wanted === 'any' || wanted.includes(industrySlug) ? [index] : [],
      );
      return [role, indexes];
    }),
  ),
);

// Weighted provinces: most jobs are in the capital, some provinces have more than others, and every one has some.
const busy = [
  ...Array(8).fill('phnom-penh'),
  'siem-reap',
  'siem-reap',
  'preah-sihanouk',
  'battambang',
  'kandal',
];
/** All provinces, as often as jobs are there. */
export const placements = [
  ...provinces,
  ...busy.flatMap((slug) => provinces.filter((province) => province.slug === slug)),
];

function typeFor(random: Random, profession: Profession, role: Role): JobType {
  const chance = random();
  if (chance < 0.06 && profession.intern) return 'internship';
  return role.types && chance > 0.75 ? pick(random, role.types) : 'full-time';
}

function vacanciesFor(random: Random, { level, study }: Role): number {
  if (level === 'lead' || random() < 0.65) return 1;
  return between(random, 2, study === 'school' ? 20 : level === 'senior' ? 2 : 4);
}

/** Picks an employer, a role and a place for a job of this profession. */
export function settle(
  random: Random,
  profession: Profession,
  language: 'en' | 'km',
  dealPlace: () => ProvinceSeed,
): { plan: JobPlan; companyIndex: number } {
  const chosen = pick(random, profession.roles);
  const type = typeFor(random, profession, chosen);
  const intern = type === 'internship';
  const role = intern ? (profession.roles[0] ?? chosen) : chosen;
  const companyIndex = pick(random, employersOf.get(role) ?? []);
  const company = companies[companyIndex];
  if (!company) throw new RangeError(`No company ${companyIndex}.`);
  const home = provinces.find(({ slug }) => slug === company.provinceSlug);
  const province = home && random() < 0.4 ? home : dealPlace();
  return {
    companyIndex,
    plan: {
      language,
      company,
      profession,
      role,
      type,
      experience: intern ? 'fresh' : pick(random, experienceOf[role.level]),
      qualification: intern ? 'graduate' : pick(random, qualificationOf[role.study]),
      province,
      vacancies: vacanciesFor(random, role),
    },
  };
}
