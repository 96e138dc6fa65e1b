import type { Meaning } from '@acheep/search/dictionary/meaning';
import type { Offer, Seeker } from './match-side.ts';

/** Maximum meanings per query; each has several wordings. */
const maxMeanings = 10;

// Words consist of letters, marks and digits; the quotes keep each a single operand of the query.
const wordingOf = (way: readonly string[]) => `(${way.map((word) => `'${word}'`).join(' & ')})`;

/** Query for `to_tsquery('english', …)` matching any wording in either language; null without meanings. */
export function anyOf(allMeanings: readonly Meaning[]): string | null {
  const meanings = [...new Map(allMeanings.map((one) => [one.key, one])).values()].slice(0, maxMeanings);
  const wordings = meanings.flatMap(({ ways }) => ways).map(wordingOf);
  return wordings.length === 0 ? null : [...new Set(wordings)].join(' | ');
}

const tells = ({ kind }: Meaning) => kind === 'trade' || kind === 'word';

/** Query for matching titles. Fields are only the fallback: a hotel employs all trades. */
const titleOf = (meanings: readonly Meaning[]) =>
  anyOf(meanings.filter(tells)) ?? anyOf(meanings.filter(({ kind }) => kind === 'field'));

/** Query for skills specific to a trade: teamwork and Excel are in half of all jobs. */
const skillsOf = (meanings: readonly Meaning[]) => anyOf(meanings.filter(({ kind }) => kind === 'trade'));

/** Queries for titles and for skills. */
export const wordsOfSeeker = ({ roles, skills }: Seeker) => ({
  titles: titleOf(roles.flatMap(({ said }) => said.flat())),
  skills: skillsOf(skills.flat()),
});
export const wordsOfOffer = ({ said, skills }: Offer) => ({
  titles: titleOf(said),
  skills: skillsOf(skills.flatMap((skill) => skill.said)),
});
