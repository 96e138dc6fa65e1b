import type { Grade } from './grade.ts';

const depth = 10;

/** Gain of a grade, which doubles, discounted by its place. */
const gainOf = (grades: readonly Grade[]): number =>
  grades
    .slice(0, depth)
    .reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Least grade of a job that ought to be shown. */
export const acceptable: Grade = 2;

/**
 * Normalised discounted cumulative gain of the first ten shown: 1 where no order of the jobs that ought to be shown would
 * be better. Jobs of grade 1 may be left out at no cost, so that a short list of right jobs is not worse than the same
 * list with a tail; before better ones they stand in the way.
 */
export function ndcg(shown: readonly Grade[], all: readonly Grade[], least: Grade = acceptable): number {
  const best = gainOf(all.filter((grade) => grade >= least).sort((one, other) => other - one));
  return best === 0 ? 1 : Math.min(1, gainOf(shown) / best);
}

/** Share of acceptable jobs in the first three shown, or in the first as many as there are. */
export function precisionAt3(shown: readonly Grade[], all: readonly Grade[]): number {
  const most = Math.min(3, all.filter((grade) => grade >= acceptable).length);
  const good = shown.slice(0, 3).filter((grade) => grade >= acceptable).length;
  return most === 0 ? 1 : Math.min(1, good / most);
}
