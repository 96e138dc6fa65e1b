import { today } from '@acheep/contract/kernel/calendar';
import type { Database } from '@acheep/database/connection';
import { textOf, typed } from '@acheep/database/statement';
import type { RankedQuery, Within } from '@acheep/search/query/ranked-query';
import { type Given, hiddenValues } from '../../../search/search-condition.repository.ts';
import { jobIsOpen } from '../job/public-job.repository.ts';
import { columnSql, type JobColumn, keptOfJobs, readState } from './job-entry.repository.ts';
import type { JobIndex } from './job-index.ts';
import type { Counted } from './memory/entry-counts.ts';
import type { Ask, EntryPage, EntrySearch } from './memory/entry-index.ts';
import { meetsSome, meetsTier } from './tier-condition.repository.ts';

type Value = Given['value'];

/** A sub-select is evaluated once, and not for each row. */
const tsqueryOf = (value: Value) => (words: string) =>
  `(SELECT to_tsquery('english', ${value(words, 'text')}))`;

function condition(ask: Ask<JobColumn>, value: Value): string {
  const column = `(${columnSql(ask.column)})`;
  if ('atLeast' in ask) return `${column} >= ${value(ask.atLeast, 'float8')}`;
  const isOneOf = (values: readonly string[]) => `${column}::text = ANY(${value(values, 'text[]')}::text[])`;
  if ('allOf' in ask) return `string_to_array(${column}, ',') @> ${value(ask.allOf, 'text[]')}::text[]`;
  return 'oneOf' in ask ? isOneOf(ask.oneOf) : `NOT coalesce(${isOneOf(ask.noneOf)}, false)`;
}

const someOf = (tiers: readonly (readonly Within[])[] | null | undefined, value: Value) =>
  meetsSome(tiers ?? [], 'e', tsqueryOf(value));

/** Conditions of a search on the job `e`. */
const conditionsOf = ({ words, asks }: EntrySearch<JobColumn>, now: Date, value: Value) =>
  [
    textOf(jobIsOpen(typed(today(now), 'date')), (day, type = 'date') => value(day, type)),
    ...asks.map((ask) => condition(ask, value)),
    ...(words ? [someOf([...words.own, ...words.related], value)] : []),
  ].join(' AND ');

/** Place of each job in an order, highest first for `DESC`. */
const orderKey = ({ column, merits = [] }: EntryPage<JobColumn>['order'], value: Value) =>
  [
    `coalesce(${columnSql(column)}, '-Infinity')`,
    ...merits.map(
      (merit) =>
        `CASE WHEN ${columnSql(merit.column)} >= ${value(merit.atLeast, 'float8')} THEN ${value(merit.adds, 'float8')} ELSE 0 END`,
    ),
  ].join(' + ');

const tierKey = ({ tiers }: RankedQuery, value: Value) =>
  `CASE ${tiers.map((tier, at) => `WHEN ${meetsTier(tier, 'e', tsqueryOf(value))} THEN ${at}`).join(' ')} ELSE ${tiers.length} END`;

/**
 * The index of open jobs by PostgreSQL alone: it keeps nothing in memory and does not use what is filed, but each search
 * reads and sorts all that it finds, so it is for up to some 5,000 open jobs (README.md of this folder).
 */
export function jobTableIndex({ pool }: Pick<Database, 'pool'>): JobIndex {
  const state = () => readState(pool);
  async function ask<Row>(make: (value: Value) => string): Promise<Row[]> {
    const { values, value } = hiddenValues();
    const text = make(value);
    return (await pool.query({ text, values })).rows as Row[];
  }
  return {
    state,
    catchUp: state,
    follow: async () => (await state()).version,
    bytes: () => 0,

    async page(search, { order, ranked, offset, limit }, now) {
      const { words } = search;
      type Found = { ids: string[]; total: number; inTitle: number; related: number; best: number | null };
      const [found] = await ask<Found>(
        (value) => `
          WITH found AS MATERIALIZED (
            SELECT e.id, ${orderKey(order, value)} AS place, ${words && ranked ? tierKey(words, value) : '0'} AS tier,
              ${someOf(words?.titled, value)} AS titled,
              ${someOf(words && [...words.titled, ...words.related], value)} AS related
            FROM job e WHERE ${conditionsOf(search, now, value)})
          SELECT count(*)::int AS total, count(*) FILTER (WHERE titled)::int AS "inTitle",
            count(*) FILTER (WHERE related)::int AS related, min(tier) AS best, ARRAY(
            SELECT id::text FROM found ORDER BY tier, place ${order.direction}, id ${order.direction}
            OFFSET ${value(offset, 'int')} LIMIT ${value(limit, 'int')}) AS ids
          FROM found`,
      );
      const { ids = [], total = 0, inTitle = 0, related = 0, best = null } = found ?? {};
      return { ids, total, inTitle, related, best: best ?? words?.tiers.length ?? 1 };
    },

    counts: (search, of, now) =>
      Promise.all(
        of.map((counted) =>
          ask<{ value: string; count: number }>((value) =>
            countSql(counted, conditionsOf(search, now, value), value),
          ),
        ),
      ),

    async totals(texts, now) {
      if (texts.length === 0) return [];
      const rows = await ask<{ total: number }>(
        (value) => `
          SELECT (SELECT count(*)::int FROM job e
            WHERE ${conditionsOf({ words: null, asks: [] }, now, value)} AND e.search @@ to_tsquery('english', t.text)) AS total
          FROM unnest(${value(texts, 'text[]')}::text[]) WITH ORDINALITY t (text, place) ORDER BY t.place`,
      );
      return rows.map(({ total }) => total);
    },
  };
}

/** Counts of a column's values, or of the steps that it reaches. */
function countSql({ column, atLeast }: Counted<JobColumn>, conditions: string, value: Value): string {
  const own = columnSql(column);
  if (!atLeast)
    return `SELECT ${keptOfJobs[column] === 'some-of-few' ? `unnest(string_to_array(${own}, ','))` : `(${own})::text`} AS value, count(*)::int AS count FROM job e
      WHERE ${conditions} AND ${own} IS NOT NULL GROUP BY 1`;
  const steps = value(
    atLeast.map(([step]) => step),
    'text[]',
  );
  const least = value(
    atLeast.map(([, amount]) => amount),
    'float8[]',
  );
  return `SELECT s.step AS value, count(*)::int AS count
    FROM unnest(${steps}::text[], ${least}::float8[]) s (step, least) JOIN job e ON ${own} >= s.least
    WHERE ${conditions} GROUP BY 1`;
}
