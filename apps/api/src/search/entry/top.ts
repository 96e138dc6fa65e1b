import { type Blocks, eachEntry, sizeOf } from './bits.ts';

/** What entries are sorted by. */
export interface Sorting {
  /** The highest is first. */
  key: (entry: number) => number;
  /** No entry of a block has a higher key. */
  bound: (block: number) => number;
  /** Later entries have mostly higher keys: they are looked at first. */
  fromLast: boolean;
  /** Decides between equal keys. */
  isBefore: (one: number, other: number) => boolean;
}

/** The first of some entries, in their order. Blocks that cannot have one of them are not looked through. */
export function topOf(
  entries: Blocks,
  most: number,
  { key, bound, fromLast, isBefore }: Sorting,
): Uint32Array {
  // A heap with the last of those that are kept on top.
  const heap = new Uint32Array(Math.min(most, sizeOf(entries)));
  const keys = new Float64Array(heap.length);
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
  const look = (entry: number) => {
    const entryKey = key(entry);
    if (size < heap.length) {
      heap[size] = entry;
      keys[size] = entryKey;
      size += 1;
      if (size === heap.length)
        for (let at = (size >>> 1) - 1; at >= 0; at--) sink(at, heap[at] as number, keys[at] as number);
    } else if (size > 0 && isAfter(keys[0] as number, heap[0] as number, entryKey, entry))
      sink(0, entry, entryKey);
  };
  const blocks = [...entries.keys()].filter((block) => entries[block]);
  for (const block of blocks.sort((one, other) => bound(other) - bound(one))) {
    if (size === heap.length && bound(block) < (keys[0] as number)) break;
    eachEntry(entries[block] ?? null, block, look, fromLast);
  }
  const order = Array.from(heap.subarray(0, size).keys()).sort((one, other) =>
    isAfter(keys[other] as number, heap[other] as number, keys[one] as number, heap[one] as number) ? -1 : 1,
  );
  return Uint32Array.from(order, (at) => heap[at] as number);
}
