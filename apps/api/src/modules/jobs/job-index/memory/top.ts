import { type Bits, blockSize, ordinalsOf } from './bits.ts';

export interface Sorting {
  /** The sort keys of a block's entries, highest first. */
  keysOf: (block: number) => (at: number) => number;
  /** Upper bound of the keys of a block. */
  bound: (block: number) => number;
  /** True when later entries mostly have higher keys, so that they are scanned first. */
  fromLast: boolean;
  /** Decides between equal keys. */
  isBefore: (one: number, other: number) => boolean;
}

/**
 * The first `most` entries in order. `entriesOf` returns those of a block, and is not called for blocks that cannot
 * have one of the first.
 */
export function topOf(
  blocks: readonly number[],
  entriesOf: (block: number) => Bits,
  most: number,
  { keysOf, bound, fromLast, isBefore }: Sorting,
): Uint32Array {
  // A heap with the lowest of the selected entries on top.
  const heap = new Uint32Array(most);
  const keys = new Float64Array(most);
  let size = 0;
  const isAfter = (oneKey: number, one: number, otherKey: number, other: number) =>
    oneKey === otherKey ? isBefore(other, one) : oneKey < otherKey;
  const sink = (from: number, entry: number, entryKey: number) => {
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      const right = child + 1;
      if (
        right < size &&
        isAfter(keys[right] as number, heap[right] as number, keys[child] as number, heap[child] as number)
      )
        child = right;
      if (!isAfter(keys[child] as number, heap[child] as number, entryKey, entry)) break;
      heap[at] = heap[child] as number;
      keys[at] = keys[child] as number;
      at = child;
    }
    heap[at] = entry;
    keys[at] = entryKey;
  };
  for (const block of blocks.toSorted((one, other) => bound(other) - bound(one))) {
    if (size === most && bound(block) < (keys[0] as number)) break;
    const keyOf = keysOf(block);
    const ordinals = ordinalsOf(entriesOf(block));
    for (let next = 0; next < ordinals.length; next++) {
      const at = ordinals[fromLast ? ordinals.length - 1 - next : next] as number;
      const key = keyOf(at);
      const entry = block * blockSize + at;
      if (size < most) {
        heap[size] = entry;
        keys[size] = key;
        size += 1;
        if (size === most)
          for (let half = (size >>> 1) - 1; half >= 0; half--)
            sink(half, heap[half] as number, keys[half] as number);
      } else if (isAfter(keys[0] as number, heap[0] as number, key, entry)) sink(0, entry, key);
    }
  }
  const order = Array.from(heap.subarray(0, size).keys()).sort((one, other) =>
    isAfter(keys[other] as number, heap[other] as number, keys[one] as number, heap[one] as number) ? -1 : 1,
  );
  return Uint32Array.from(order, (at) => heap[at] as number);
}
