import type { Database, Transaction } from '@acheep/database/connection';
import { runOneStatement } from '@acheep/database/one-statement';
import type { WorkKeys } from './work-key.ts';

/** Work that blocked the event loop. Without keys it is one of several candidates. */
export interface ProcessEnd {
  name: string;
  record: string;
  account: string | null;
  place: string | null;
  keys: WorkKeys;
}

export interface PastEnd extends ProcessEnd {
  secondsAgo: number;
}

/** Days for which an entry counts, and for which it is stored. */
const [counted, kept] = [1, 30];
/** More than there can be in a day. */
const maxEnds = 5_000;

/** Called by a thread whose process is about to end, so it uses a separate connection and a time limit. */
export const noteEnds = (url: string, ends: readonly ProcessEnd[], milliseconds: number) =>
  runOneStatement(
    url,
    {
      text: `INSERT INTO process_end (name, record, account_id, place, work_key, caller_key, name_key)
        SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])`,
      values: [
        ends.map(({ name }) => name),
        ends.map(({ record }) => record),
        ends.map(({ account }) => account),
        ends.map(({ place }) => place),
        ends.map(({ keys }) => keys.work ?? null),
        ends.map(({ keys }) => keys.caller ?? null),
        ends.map(({ keys }) => keys.name ?? null),
      ],
    },
    milliseconds,
  );

/** Work that ended processes within the last day, latest first. By the database's clock, which also set the times. */
export async function readEnds({ pool }: Pick<Database, 'pool'>): Promise<PastEnd[]> {
  const { rows } = await pool.query<PastEnd>({
    name: 'process-ends',
    text: `SELECT name, record, account_id AS account, place, extract(epoch FROM now() - at)::float8 AS "secondsAgo",
        jsonb_strip_nulls(jsonb_build_object('work', work_key, 'caller', caller_key, 'name', name_key)) AS keys
      FROM process_end WHERE at > now() - make_interval(days => ${counted}) ORDER BY at DESC LIMIT ${maxEnds}`,
  });
  return rows;
}

export const deleteOldEnds = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query(`DELETE FROM process_end WHERE at < now() - make_interval(days => ${kept})`);

/** Removes the account from entries, which stay. */
export async function forgetAccount(tx: Transaction, accountId: string) {
  await tx.processEnd.updateMany({ where: { accountId }, data: { accountId: null } });
}
