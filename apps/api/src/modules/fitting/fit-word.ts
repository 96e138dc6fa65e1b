import type { Meaning } from '@acheep/search/meaning';
import type { Seeker } from './fit-side.ts';

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

/** What the titles of fitting jobs say. A hotel has all kinds of them: where one works is asked only of who names no more. */
export function titleWords({ roles }: Seeker): string | null {
  const said = roles.flatMap((role) => role.said.flat());
  return anyOf(said.filter(tells)) ?? anyOf(said.filter(({ kind }) => kind === 'field'));
}

/** Skills that are some trade's: teamwork and Excel are in half of all jobs. */
export const skillWords = ({ skills }: Seeker): string | null =>
  anyOf(skills.flat().filter(({ kind }) => kind === 'trade'));
