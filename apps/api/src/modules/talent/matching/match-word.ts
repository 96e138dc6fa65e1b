import type { Meaning } from '@acheep/search/meaning';
import type { Offer, Seeker } from './match-side.ts';

/** Meanings that are looked for; each has some wordings. */
const most = 10;

// Words hold letters, marks and digits only; the quotes keep each of them one operand whatever it may become.
const wordingOf = (way: readonly string[]) => `(${way.map((word) => `'${word}'`).join(' & ')})`;

/** For `to_tsquery('english', …)`: any wording of these, in either language; null where there is nothing to look for. */
function anyOf(said: readonly Meaning[]): string | null {
  const meanings = [...new Map(said.map((one) => [one.key, one])).values()].slice(0, most);
  const wordings = meanings.flatMap(({ ways }) => ways).map(wordingOf);
  return wordings.length === 0 ? null : [...new Set(wordings)].join(' | ');
}

const tells = ({ kind }: Meaning) => kind === 'trade' || kind === 'word';

/** What fitting titles say. A hotel has all kinds of them: where one works is asked only of who names no more. */
const titleOf = (said: readonly Meaning[]) =>
  anyOf(said.filter(tells)) ?? anyOf(said.filter(({ kind }) => kind === 'field'));

/** Skills that are some trade's: teamwork and Excel are in half of all jobs. */
const skillsOf = (said: readonly Meaning[]) => anyOf(said.filter(({ kind }) => kind === 'trade'));

/** What is looked for, in words: in titles, and in skills. */
export const wordsOfSeeker = ({ roles, skills }: Seeker) => ({
  titles: titleOf(roles.flatMap(({ said }) => said.flat())),
  skills: skillsOf(skills.flat()),
});
export const wordsOfOffer = ({ said, skills }: Offer) => ({
  titles: titleOf(said),
  skills: skillsOf(skills.flatMap((skill) => skill.said)),
});
