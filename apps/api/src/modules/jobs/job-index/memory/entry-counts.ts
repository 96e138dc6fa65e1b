import type { Steps } from '@acheep/search/analysis/steps';
import { type Bits, count, ordinalsOf, without } from './bits.ts';
import { countAtLeast, countValues } from './column-scan.ts';
import type { Column } from './columns.ts';

/** A column whose values are counted, or the steps of a column that entries reach. */
export interface Counted<Name extends string> {
  column: Name;
  atLeast?: readonly (readonly [step: string, least: number])[];
}

/** Counts by the index of a value, or by step. */
type Sums = Uint32Array;

function add(sums: Sums, more: Sums, sign: 1 | -1) {
  for (let at = 0; at < more.length; at++) sums[at] = (sums[at] as number) + sign * (more[at] as number);
}

export function entryCounts<Name extends string>(columnOf: (name: Name) => Column) {
  /** The last counts of a column over all entries of a block, as long as the block does not change. */
  const known = new WeakMap<Uint32Array, Map<Name, { steps: string; sums: Sums }>>();

  function countIn(bits: Bits, block: number, of: readonly Counted<Name>[]): Sums[] {
    const ordinals = ordinalsOf(bits);
    return of.map(({ column, atLeast }) => {
      const { blocks, values } = columnOf(column);
      const sums = new Uint32Array(atLeast?.length ?? values.length);
      const own = blocks[block];
      if (!own) return sums;
      if (!atLeast) countValues(sums, own, ordinals);
      else
        countAtLeast(
          sums,
          own,
          ordinals,
          atLeast.map(([, least]) => least),
        );
      return sums;
    });
  }

  function countAll(all: Uint32Array, block: number, of: readonly Counted<Name>[]): Sums[] {
    const own = known.get(all) ?? new Map<Name, { steps: string; sums: Sums }>();
    known.set(all, own);
    const stepsOf = ({ atLeast }: Counted<Name>) => JSON.stringify(atLeast ?? null);
    const missing = of.filter((one) => own.get(one.column)?.steps !== stepsOf(one));
    const counted = missing.length > 0 ? countIn(all, block, missing) : [];
    for (const [at, one] of missing.entries())
      own.set(one.column, { steps: stepsOf(one), sums: counted[at] as Sums });
    return of.map(({ column }) => own.get(column)?.sums as Sums);
  }

  /**
   * Counts the results of `find`, a subset of `listed`, by existing value or reached step. If most entries are found,
   * the others are counted and subtracted from the totals, which are counted once per change. The event loop is free
   * between two blocks; neither set changes meanwhile: the results are copied, and a change replaces the set of its
   * block in `listed`.
   */
  return function* counts(
    find: () => readonly Bits[],
    listed: readonly Bits[],
    of: readonly Counted<Name>[],
  ): Steps<{ value: string; count: number }[][]> {
    const own = find().map((bits, block) => (bits && bits !== listed[block] ? bits.slice() : bits));
    const sums = of.map(
      ({ column, atLeast }) => new Uint32Array(atLeast?.length ?? columnOf(column).values.length),
    );
    const addAll = (more: readonly Sums[], sign: 1 | -1) => {
      for (const [at, one] of more.entries()) add(sums[at] as Sums, one, sign);
    };
    for (const [block, all] of listed.entries()) {
      yield;
      const bits = own[block] ?? null;
      if (!bits || !all) continue;
      if (2 * count(bits) < count(all)) addAll(countIn(bits, block, of), 1);
      else {
        addAll(countAll(all, block, of), 1);
        if (bits !== all) addAll(countIn(without(all.slice(), bits), block, of), -1);
      }
    }
    return of.map(({ column, atLeast }, at) => {
      const { values, isMultiple } = columnOf(column);
      const counted = new Map<string, number>();
      for (const [place, value] of (atLeast?.map(([step]) => step) ?? values).entries()) {
        const entries = sums[at]?.[place];
        if (value === '' || !entries) continue;
        for (const one of isMultiple ? value.split(',') : [value])
          counted.set(one, (counted.get(one) ?? 0) + entries);
      }
      return [...counted].map(([value, count]) => ({ value, count }));
    });
  };
}
