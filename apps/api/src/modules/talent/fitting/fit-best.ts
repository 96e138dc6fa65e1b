import type { Steps } from '@acheep/search/steps';
import { type Fit, leastShare } from './fit-score.ts';

/** The best of these, the newer first of those that fit equally well. */
export function* bestOf<One>(
  all: readonly One[],
  fit: (one: One) => Fit | null,
  most: number,
): Steps<{ one: One; fit: Fit }[]> {
  const fits: { one: One; fit: Fit }[] = [];
  for (const one of all) {
    const found = fit(one);
    if (found && found.share >= leastShare) fits.push({ one, fit: found });
    yield;
  }
  // Sorting keeps the order of what is alike.
  return fits.sort((a, b) => b.fit.points - a.fit.points).slice(0, most);
}
