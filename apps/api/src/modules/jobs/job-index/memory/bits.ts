import type { Wanted, WantedWord } from './wanted-word.ts';

/** Entries per block. */
export const blockSize = 65_536;
const numbers = blockSize / 32;

/** A bit set over the entries of a block; null if it is empty. */
export type Bits = Uint32Array | null;

/** Entries of a block as stored: an array of few numbers, or a bit set of many. */
export type EntrySet = Uint16Array | Uint32Array;

/** Above this number a bit set is smaller. */
const maxArrayLength = numbers * 2;

/** SQL of the stored bytes for so many bytes of numbers. */
export const keptBytes = (bytes: string) => `(least(${bytes}, ${numbers * 4}) + 3) / 4 * 4`;

/**
 * Returns a function that stores numbers of a block, in any order, in one buffer of so many bytes for sets with the
 * same lifetime: thousands of small buffers would fragment the memory.
 */
export function setRoom(bytes: number): (ordinals: Uint16Array) => EntrySet {
  const room = new ArrayBuffer(bytes);
  let end = 0;
  return (ordinals) => {
    const isMany = ordinals.length > maxArrayLength;
    const start = end;
    end += isMany ? numbers * 4 : 4 * Math.ceil(ordinals.length / 2);
    if (isMany) return setBits(new Uint32Array(room, start, numbers), ordinals);
    const set = new Uint16Array(room, start, ordinals.length);
    set.set(ordinals);
    return set;
  };
}

function setBits(bits: Uint32Array, ordinals: Uint16Array): Uint32Array {
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] as number;
    bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
  }
  return bits;
}

/** The intersection; overwrites `one`. */
function and(one: Bits, other: Bits): Bits {
  if (!one || !other) return null;
  let any = 0;
  for (let at = 0; at < numbers; at++) {
    const both = (one[at] as number) & (other[at] as number);
    one[at] = both;
    any |= both;
  }
  return any === 0 ? null : one;
}

/** The union; overwrites `one`. */
export function or(one: Bits, other: Bits): Bits {
  if (!one || !other) return one ?? other;
  for (let at = 0; at < numbers; at++) one[at] = (one[at] as number) | (other[at] as number);
  return one;
}

/** The difference; overwrites `one`. */
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

export function count(bits: Bits): number {
  if (!bits) return 0;
  let sum = 0;
  for (let at = 0; at < numbers; at++) {
    let left = bits[at] as number;
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    sum += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

const ordinals = new Uint16Array(blockSize);

/** The set numbers of a block in order; valid until the next call. */
export function ordinalsOf(bits: Bits): Uint16Array {
  let size = 0;
  if (bits)
    for (let at = 0; at < numbers; at++)
      for (let left = bits[at] as number; left !== 0; left &= left - 1)
        ordinals[size++] = at * 32 + 31 - Math.clz32(left & -left);
  return ordinals.subarray(0, size);
}

/** Scratch bit sets by nesting depth, so that a search allocates none for each block. */
const drafts: Uint32Array[] = [];

/** A scratch copy; the next call with the same depth overwrites it. */
export function draftOf(bits: Bits, depth: number): Bits {
  if (!bits) return null;
  const draft = drafts[depth] ?? new Uint32Array(numbers);
  drafts[depth] = draft;
  draft.set(bits);
  return draft;
}

const chosen = new Uint32Array(numbers);

/** The intersection with the union of some sets; overwrites `bits`. */
function keepThose(bits: Uint32Array, sets: readonly EntrySet[]): Bits {
  const [only] = sets;
  if (sets.length === 1 && only instanceof Uint32Array) return and(bits, only);
  chosen.fill(0);
  for (const set of sets) {
    if (set instanceof Uint32Array)
      for (let at = 0; at < numbers; at++) chosen[at] = (chosen[at] as number) | (set[at] as number);
    else setBits(chosen, set);
  }
  return and(bits, chosen);
}

/**
 * The entries that match the query; overwrites `bits`, and scratch sets from `depth` on. `having` returns the entries
 * with a word, in several sets.
 */
export function fulfilling(
  bits: Bits,
  wanted: Wanted,
  having: (word: WantedWord) => readonly EntrySet[],
  depth: number,
): Bits {
  if (!bits) return null;
  if ('word' in wanted) return keepThose(bits, having(wanted));
  if ('all' in wanted)
    return wanted.all.reduce<Bits>((found, part) => fulfilling(found, part, having, depth), bits);
  let found: Bits = null;
  for (const part of wanted.any) {
    const own = fulfilling(draftOf(bits, depth), part, having, depth + 2);
    found = found ? or(found, own) : draftOf(own, depth + 1);
  }
  if (found) bits.set(found);
  return found && bits;
}
