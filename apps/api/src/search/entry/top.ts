/** The first of some entries by their keys, the highest first, in their order. `isBefore` decides between equal keys. */
export function topOf(
  entries: Uint32Array,
  most: number,
  key: (entry: number) => number,
  isBefore: (one: number, other: number) => boolean,
): Uint32Array {
  // A heap with the last of those that are kept on top. Later entries have mostly higher keys: they are looked at first.
  const heap = new Uint32Array(Math.min(most, entries.length));
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
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index] as number;
    const entryKey = key(entry);
    if (size < heap.length) {
      heap[size] = entry;
      keys[size] = entryKey;
      size += 1;
      if (size === heap.length)
        for (let at = (size >>> 1) - 1; at >= 0; at--) sink(at, heap[at] as number, keys[at] as number);
    } else if (size > 0 && isAfter(keys[0] as number, heap[0] as number, entryKey, entry))
      sink(0, entry, entryKey);
  }
  const order = Array.from(heap.subarray(0, size).keys()).sort((one, other) =>
    isAfter(keys[other] as number, heap[other] as number, keys[one] as number, heap[one] as number) ? -1 : 1,
  );
  return Uint32Array.from(order, (at) => heap[at] as number);
}
