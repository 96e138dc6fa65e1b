import type { Wanted, WantedWord } from './wanted-word.ts';

/** Entries of a block. */
export const blockSize = 65_536;
const numbers = blockSize / 32;

/** One bit for each entry of a block; null where none is set. */
export type Bits = Uint32Array | null;

/** Numbers within a block as bits. */
export function bitsOf(ordinals: Uint16Array): Bits {
  if (ordinals.length === 0) return null;
  const bits = new Uint32Array(numbers);
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] as number;
    bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
  }
  return bits;
}

/** Those that are in both; `one` is written over. */
export function and(one: Bits, other: Bits): Bits {
  if (!one || !other) return null;
  let any = 0;
  for (let at = 0; at < numbers; at++) {
    const both = (one[at] as number) & (other[at] as number);
    one[at] = both;
    any |= both;
  }
  return any === 0 ? null : one;
}

/** Those that are in either; `one` is written over. */
export function or(one: Bits, other: Bits): Bits {
  if (!one || !other) return one ?? other;
  for (let at = 0; at < numbers; at++) one[at] = (one[at] as number) | (other[at] as number);
  return one;
}

/** Those of the one that are not in the other; `one` is written over. */
export function without(one: Bits, other: Bits): Bits {
  if (!one || !other) return one;
  let any = 0;
  for (let at = 0; at < numbers; at++) {
    const left = (one[at] as number) & ~(other[at] as number);
    one[at] = left;
    any |= left;
  }
  return any === 0 ? null : one;
}

/** How many are set. */
export function count(bits: Bits): number {
  if (!bits) return 0;
  let sum = 0;
  for (let at = 0; at < numbers; at++) {
    let left = bits[at] as number;
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    sum += (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return sum;
}

/** One for each block of entries. */
export type Blocks = readonly Bits[];

/** How many are set in all blocks. */
export const sizeOf = (blocks: Blocks) => blocks.reduce((sum, bits) => sum + count(bits), 0);

/** Calls back with each entry of a block that is set, in their order or from the last. */
export function eachEntry(bits: Bits, block: number, take: (entry: number) => void, fromLast = false) {
  if (!bits) return;
  const start = block * blockSize;
  if (fromLast) {
    for (let at = bits.length - 1; at >= 0; at--)
      for (let left = bits[at] as number; left !== 0; ) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        take(start + at * 32 + bit);
      }
    return;
  }
  for (let at = 0; at < bits.length; at++)
    for (let left = bits[at] as number; left !== 0; left &= left - 1)
      take(start + at * 32 + 31 - Math.clz32(left & -left));
}

/** The entries that are set. */
export function entriesOf(blocks: Blocks): Uint32Array {
  const entries = new Uint32Array(sizeOf(blocks));
  let size = 0;
  for (const [block, bits] of blocks.entries())
    eachEntry(bits, block, (entry) => {
      entries[size++] = entry;
    });
  return entries;
}

/** The entries of a block that fulfil what is wanted; `having` gives those that have a word, anew at each call. */
export function fulfilling(wanted: Wanted, having: (word: WantedWord) => Bits): Bits {
  if ('word' in wanted) return having(wanted);
  if ('any' in wanted)
    return wanted.any.reduce<Bits>((found, part) => or(found, fulfilling(part, having)), null);
  let found: Bits = null;
  for (const [index, part] of wanted.all.entries()) {
    const own = fulfilling(part, having);
    found = index === 0 ? own : and(found, own);
    if (!found) return null;
  }
  return found;
}
