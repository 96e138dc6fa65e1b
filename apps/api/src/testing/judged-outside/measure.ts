import type { Grade } from './grade.ts';

const depth = 10;

/** Gain of a grade, which doubles, discounted by its place. */
const gainOf = (grades: readonly Grade[]): number =>
  grades
    .slice(0, depth)
    .reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Normalised discounted cumulative gain of the first ten shown: 1 where no order of `all` jobs would be better. */
export function ndcg(shown: readonly Grade[], all: readonly Grade[]): number {
  const best = gainOf([...all].sort((one, other) => other - one));
  return best === 0 ? 1 : gainOf(shown) / best;
}

export const acceptable: Grade = 2;

/** Share of acceptable jobs in the first three shown, or in the first as many as there are. */
export function precisionAt3(shown: readonly Grade[], all: readonly Grade[]): number {
  const most = Math.min(3, all.filter((grade) => grade >= acceptable).length);
  const good = shown.slice(0, 3).filter((grade) => grade >= acceptable).length;
  return most === 0 ? 1 : Math.min(1, good / most);
}
