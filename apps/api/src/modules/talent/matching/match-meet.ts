import type { Meaning } from '@acheep/search/dictionary/meaning';
import type { Offer, Seeker } from './match-side.ts';

// What a CV has of what a job asks for. Both the score and the page of a job ("how you fit") reckon with these.

const weights: Record<Meaning['kind'], number> = { trade: 1, field: 0.5, word: 0.4, rank: 0 };
/** Weight in a text that consists of ranks only, such as "Management". */
const rankAlone = 0.3;

export function weighed(meanings: readonly Meaning[]): ReadonlyMap<string, number> {
  const telling = meanings.filter(({ kind }) => kind !== 'rank');
  return telling.length > 0
    ? new Map(telling.map(({ key, kind }) => [key, weights[kind]]))
    : new Map(meanings.map(({ key }) => [key, rankAlone]));
}

export const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0);

/** Weighted share of the meanings of `required` that `given` has too, from 0 to 1. */
function shareOf(required: readonly Meaning[], given: readonly Meaning[]): number {
  const [all, known] = [weighed(required), weighed(given)];
  const total = sum(all.values());
  return total === 0
    ? 0
    : sum([...all].filter(([key]) => known.has(key)).map(([, weight]) => weight)) / total;
}

/** Minimum share of a skill's meanings for a text to name the skill. */
const known = 0.6;

const names = (skill: readonly Meaning[], text: readonly Meaning[]) => shareOf(skill, text) >= known;

/** True of a text about the whole skill: a CV is forgiven a word of it, what is to teach it is not. */
export const isAbout = (skill: readonly Meaning[], text: readonly Meaning[]) => shareOf(skill, text) === 1;

/** The required skills that the CV has, by itself or by its work. */
export function skillsHad({ skills, roles }: Seeker, offer: Offer): Offer['skills'] {
  const able = [...skills, ...roles.flatMap(({ said }) => said)];
  return offer.skills.filter(({ said }) => able.some((mine) => names(said, mine)));
}

/** By how much the job asks for more than the CV has; null where one of them says nothing. */
const short = (required: number | null, had: number | null) =>
  required === null || had === null ? null : required - had;

export const yearsShort = (seeker: Seeker, offer: Offer) => short(offer.years, seeker.years);
export const levelsShort = (seeker: Seeker, offer: Offer) => short(offer.level, seeker.level);
/** More than half a year less than asked for is too little. */
export const maxYearsShort = 0.5;

export const languagesLacking = (seeker: Seeker, { languages }: Offer) =>
  languages.filter((language) => !seeker.languages.includes(language));

/** The job's pay as a share of the expected one; null where one of them says nothing. */
export const payShare = (seeker: Seeker, offer: Offer) =>
  seeker.salary === null || offer.salary === null || seeker.salary === 0
    ? null
    : offer.salary / seeker.salary;
