import type { Database } from '@acheep/database/connection';
import { metrics } from './metrics.ts';
import { type PastEnd, readEnds } from './process-end.repository.ts';
import { keysOf, maxEnds, workSecret } from './work-key.ts';
import type { Work } from './work-memory.ts';

/** Seconds for which work is refused after the last process that it ended. */
const stay = 3600;
/** Milliseconds between two reads of the entries. */
const every = 5_000;

const kinds = Object.keys(maxEnds) as (keyof typeof maxEnds)[];

/** Seconds left by key, for work that has ended processes too often. */
export function asideOf(ends: readonly PastEnd[]): Map<string, number> {
  const counts = new Map<string, number>();
  const aside = new Map<string, number>();
  // Latest last, from which the time counts.
  for (const { keys, secondsAgo } of ends.toSorted((a, b) => b.secondsAgo - a.secondsAgo))
    for (const kind of kinds) {
      const key = keys[kind];
      if (key === undefined) continue;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count >= maxEnds[kind] && secondsAgo < stay) aside.set(key, stay - secondsAgo);
    }
  return aside;
}

let known: { secret: string; aside: Map<string, number>; at: number } | undefined;

/** Seconds for which this work is still refused; 0 for almost all work. */
export function secondsAside(work: Work): number {
  // The usual case, which costs nothing.
  if (!known || known.aside.size === 0) return 0;
  const { secret, aside, at } = known;
  const left = Object.values(keysOf(secret, work)).map((key) => aside.get(key) ?? 0);
  return Math.max(0, Math.ceil(Math.max(0, ...left) - (performance.now() - at) / 1000));
}

/** Reads repeatedly which work has ended this or other processes. While the database fails, the last result applies. */
export async function followPutAside(
  database: Pick<Database, 'pool'>,
  secret: string,
): Promise<{ close(): void }> {
  const key = workSecret(secret);
  async function look() {
    const ends = await readEnds(database);
    metrics.processEnds.set(ends.length);
    known = { secret: key, aside: asideOf(ends), at: performance.now() };
  }
  await look();
  const timer = setInterval(() => void look().catch(() => {}), every).unref();
  return {
    close() {
      clearInterval(timer);
      known = undefined;
    },
  };
}
