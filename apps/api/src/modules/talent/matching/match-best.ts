import type { Steps } from '@acheep/search/analysis/steps';
import { type Match, minShare } from './match-score.ts';

/** The best matches; among equal ones, newer first. */
export function* bestOf<One>(
  all: readonly One[],
  match: (one: One) => Match | null,
  most: number,
): Steps<{ one: One; match: Match }[]> {
  const matches: { one: One; match: Match }[] = [];
  for (const one of all) {
    const found = match(one);
    if (found && found.share >= minShare) matches.push({ one, match: found });
    yield;
  }
  // The sort is stable: equal matches keep their order.
  return matches.sort((a, b) => b.match.points - a.match.points).slice(0, most);
}
