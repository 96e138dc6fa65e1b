import type { Database } from '@acheep/database/connection';
import { columns } from './load.ts';

/** Publishes copies of open jobs, as recruiters do: with a row, its words, and an entry of the index. */
export async function publisher({ pool }: Database): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM job WHERE status = 'active' AND category_id IS NOT NULL LIMIT 1000`,
  );
  const moments = ['posted_at', 'created_at', 'updated_at'];
  const said = columns.map((column) => (moments.includes(column) ? 'now()' : column));
  let next = 0;
  return () =>
    pool.query(`INSERT INTO job (${columns.join(', ')}) SELECT ${said.join(', ')} FROM job WHERE id = $1`, [
      rows[next++ % rows.length]?.id,
    ]);
}

/** Publishes so many a second until it is told to stop; says how many were. */
export function keepPublishing(publish: () => Promise<unknown>, perSecond: number): () => Promise<number> {
  const publishing: Promise<unknown>[] = [];
  const timer = setInterval(() => publishing.push(publish()), 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(publishing);
    return publishing.length;
  };
}
