import type { Database } from '@acheep/database/connection';

export interface Count {
  tries: number;
  endsAt: Date;
}

interface Added {
  key: string;
  /** Tries to add, and the maximum. */
  add: number;
  most: number;
  now: Date;
  /** End of a window that starts now. */
  endsAt: Date;
}

const swept = 5000;

/**
 * Adds tries in one statement, so that each process sees what the others have added. Beyond `most` the count stops at
 * one more. A window that has ended starts again, as does one that ends too late because of a wrong clock.
 */
export async function addTries({ pool }: Pick<Database, 'pool'>, added: Added): Promise<Count> {
  const { rows } = await pool.query<Count>({
    name: 'limit-add',
    text: `INSERT INTO limit_count AS c (key, tries, ends_at) VALUES ($1, $2::int, $3::timestamptz)
      ON CONFLICT (key) DO UPDATE SET (tries, ends_at) = (
        SELECT CASE WHEN over THEN excluded.tries ELSE least(c.tries + excluded.tries, $4::int + 1) END,
          CASE WHEN over THEN excluded.ends_at ELSE c.ends_at END
        FROM (SELECT c.ends_at <= $5::timestamptz OR c.ends_at > $3::timestamptz + interval '5 minutes' AS over) w)
      RETURNING tries, ends_at AS "endsAt"`,
    values: [added.key, added.add, added.endsAt, added.most, added.now],
  });
  return rows[0] as Count;
}

/** Returns a try, if its window has not ended. */
export async function removeTry({ pool }: Pick<Database, 'pool'>, key: string, endsAt: Date): Promise<void> {
  await pool.query(
    'UPDATE limit_count SET tries = greatest(tries - 1, 0) WHERE key = $1 AND ends_at = $2::timestamptz',
    [key, endsAt],
  );
}

/**
 * Deletes ended and empty windows, and rows beyond `most`: the lowest counts first, since an attacker who fills the
 * table from everywhere must not erase the count of the account under attack.
 */
export async function sweepCounts({ pool }: Pick<Database, 'pool'>, now: Date, most: number): Promise<void> {
  for (let deleted: number | null = swept; deleted === swept; ) {
    ({ rowCount: deleted } = await pool.query(
      `DELETE FROM limit_count WHERE (ends_at <= $1 OR tries = 0) AND key IN (
        SELECT key FROM limit_count WHERE ends_at <= $1 OR tries = 0 LIMIT $2)`,
      [now, swept],
    ));
  }
  await pool.query(
    `DELETE FROM limit_count WHERE key IN (SELECT key FROM limit_count ORDER BY tries, ends_at
      LIMIT (SELECT greatest(count(*) - $1, 0) FROM limit_count))`,
    [most],
  );
}
