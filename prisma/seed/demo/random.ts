export type Random = () => number;

/** Mulberry32: numbers in [0, 1) that are the same on every machine for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Integer from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

/** Up to `count` different items, in random order. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const pool = [...items];
  const taken: T[] = [];
  while (taken.length < count && pool.length > 0) {
    taken.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return taken;
}

/** Deals the items in random order and shuffles again when all are dealt, so that shares come out exact. */
export function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let hand: T[] = [];
  return () => {
    if (hand.length === 0) hand = sample(random, items, items.length);
    const item = hand.pop();
    if (item === undefined) throw new RangeError('Nothing to deal.');
    return item;
  };
}
