import type { Meaning } from '@acheep/search/meaning';

const weights: Record<Meaning['kind'], number> = { trade: 1, field: 0.5, word: 0.4, rank: 0 };
/** Weight in a text that consists of ranks only, such as "Management". */
const rankAlone = 0.3;

function weighed(said: readonly Meaning[]): ReadonlyMap<string, number> {
  const telling = said.filter(({ kind }) => kind !== 'rank');
  return telling.length > 0
    ? new Map(telling.map(({ key, kind }) => [key, weights[kind]]))
    : new Map(said.map(({ key }) => [key, rankAlone]));
}
const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0);

/** Weighted share of the meanings of `asked` that `given` has too, from 0 to 1. */
export function shareOf(asked: readonly Meaning[], given: readonly Meaning[]): number {
  const [all, known] = [weighed(asked), weighed(given)];
  const total = sum(all.values());
  return total === 0
    ? 0
    : sum([...all].filter(([key]) => known.has(key)).map(([, weight]) => weight)) / total;
}

/** Likeness of two titles, from 0 to 1: mean of the Dice and the overlap coefficient of their weighted meanings. */
export function likeness(one: readonly Meaning[], other: readonly Meaning[]): number {
  const [here, there] = [weighed(one), weighed(other)];
  const [mine, theirs] = [sum(here.values()), sum(there.values())];
  const common = sum([...here].filter(([key]) => there.has(key)).map(([, weight]) => weight));
  if (common === 0) return 0;
  return ((2 * common) / (mine + theirs) + common / Math.min(mine, theirs)) / 2;
}

/** Seniority of words of rank, by their meaning. */
const rungs: Readonly<Record<string, number>> = {
  intern: 0,
  senior: 3,
  leader: 3,
  supervisor: 3,
  manager: 4,
  head: 4,
  director: 5,
};
const usual = 2;

/** Seniority of a title; the usual one without a word of rank. */
export function rungOf(said: readonly Meaning[]): number {
  const found = said.map(({ key }) => rungs[key]).filter((rung) => rung !== undefined);
  if (found.includes(0)) return 0;
  return found.length > 0 ? Math.max(...found) : usual;
}
