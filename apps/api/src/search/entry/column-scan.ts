import type { Bits } from './bits.ts';
import type { ColumnBlock } from './columns.ts';

// What is asked of a column of many entries at once: loops over plain arrays, of which V8 makes machine code.

/** Those of a block that have so much or more in a column; `bits` is written over. */
export function keepAtLeast(bits: Uint32Array, column: ColumnBlock, least: number): Bits {
  let any = 0;
  for (let at = 0; at < bits.length; at++) {
    let kept = 0;
    for (let left = bits[at] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if ((column[at * 32 + 31 - Math.clz32(bit)] as number) >= least) kept |= bit;
    }
    bits[at] = kept;
    any |= kept;
  }
  return any === 0 ? null : bits;
}

/** Those of a block whose value fits; `bits` is written over. */
export function keepMatching(bits: Uint32Array, column: ColumnBlock, fits: Uint8Array): Bits {
  let any = 0;
  for (let at = 0; at < bits.length; at++) {
    let kept = 0;
    for (let left = bits[at] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (fits[column[at * 32 + 31 - Math.clz32(bit)] as number] === 1) kept |= bit;
    }
    bits[at] = kept;
    any |= kept;
  }
  return any === 0 ? null : bits;
}

/** Adds how many of some entries of a block have each value. */
export function countValues(sums: Uint32Array, column: ColumnBlock, ordinals: Uint16Array) {
  for (let next = 0; next < ordinals.length; next++) {
    const value = column[ordinals[next] as number] as number;
    sums[value] = (sums[value] as number) + 1;
  }
}

/** Adds how many of some entries of a block have so much or more, for each of some steps. */
export function countAtLeast(
  sums: Uint32Array,
  column: ColumnBlock,
  ordinals: Uint16Array,
  steps: readonly number[],
) {
  const isWhole = !(column instanceof Float64Array);
  for (const [step, least] of steps.entries()) {
    let count = 0;
    if (isWhole)
      // Without a branch, which nobody could foretell of salaries: the sign says it.
      for (let next = 0; next < ordinals.length; next++)
        count += ((least - 1 - (column[ordinals[next] as number] as number)) >>> 31) as number;
    else
      for (let next = 0; next < ordinals.length; next++)
        if ((column[ordinals[next] as number] as number) >= least) count += 1;
    sums[step] = (sums[step] as number) + count;
  }
}
