import type { Bits } from './bits.ts';
import type { ColumnBlock } from './columns.ts';

// Column scans over many entries: loops over typed arrays, which V8 compiles to machine code.

/** The entries of a block with at least this value in a column; overwrites `bits`. */
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

/** The entries of a block with a matching value; overwrites `bits`. */
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

/** Adds the number of entries of a block by value. */
export function countValues(sums: Uint32Array, column: ColumnBlock, ordinals: Uint16Array) {
  for (let next = 0; next < ordinals.length; next++) {
    const value = column[ordinals[next] as number] as number;
    sums[value] = (sums[value] as number) + 1;
  }
}

/** Adds the number of entries of a block that reach each step. */
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
      // Without a branch, which the processor could not predict for salaries: the sign bit is the result.
      for (let next = 0; next < ordinals.length; next++)
        count += ((least - 1 - (column[ordinals[next] as number] as number)) >>> 31) as number;
    else
      for (let next = 0; next < ordinals.length; next++)
        if ((column[ordinals[next] as number] as number) >= least) count += 1;
    sums[step] = (sums[step] as number) + count;
  }
}
