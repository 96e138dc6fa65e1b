import type { Database } from '@acheep/database/connection';

/** Tries of one caller in the present window. */
export interface Count {
  tries: number;
  endsAt: Date;
}

interface Added {
  key: string;
  /** How many tries to add, and how many there may be. */
  add: number;
  most: number;
  now: Date;
  /** When a window that begins now would end. */
  endsAt: Date;
}

const swept = 5000;

/**
 * Adds tries in one statement, so that of several processes each sees what the others added. Beyond `most` the count
 * stands still at one more. A window that has ended begins anew, and one that ends too late was left by a wrong clock.
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

/** Takes a try back, if its window has not ended. */
export async function removeTry({ pool }: Pick<Database, 'pool'>, key: string, endsAt: Date): Promise<void> {
  await pool.query(
    'UPDATE limit_count SET tries = greatest(tries - 1, 0) WHERE key = $1 AND ends_at = $2::timestamptz',
    [key, endsAt],
  );
}

/**
 * Deletes windows that have ended or count nothing, and what is beyond `most` rows: those that counted least first,
 * since who sends from everywhere to fill the table must not make it forget whom they attack.
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
