import type { Transaction } from '@acheep/database/connection';
import { build, read, row, typed } from '@acheep/database/statement';
import { type SearchFields, searchFieldsInSteps, searchRules } from '@acheep/search/analysis/search-fields';
import { sql } from 'kysely';
import { runYielding } from '../plumbing/run-yielding.ts';
import { idsOf } from './rows.repository.ts';
import type { Searchable } from './searchable.ts';

type Given = { id: string } & SearchFields;

/** The parts of a list that its search columns depend on. */
export type Reindexed = Pick<Searchable<never>, 'table' | 'textsOf' | 'rules' | 'beside'>;

/**
 * Rebuilds the search columns of up to `limit` entries that were made by older rules, or not at all, and returns their
 * number. Entries are locked before their texts are read, so a later change of a name reindexes them again.
 */
export async function reindexNext(
  tx: Transaction,
  { table, textsOf, rules = searchRules, beside = [] }: Reindexed,
  limit: number,
): Promise<number> {
  const name = table as 'job';
  const outdated = idsOf(name, row(name)('e.search_rules', '<', rules))
    .orderBy('e.id')
    .limit(limit);
  const held = await read(tx, outdated.forNoKeyUpdate().skipLocked());
  const entries = await textsOf(
    tx,
    held.map(({ id }) => id),
  );
  const fields: Given[] = [];
  for (const { id, beside: more, ...texts } of entries)
    fields.push({ id, ...more, ...(await runYielding(searchFieldsInSteps(texts))), searchRules: rules });
  const given = sql<Given>`jsonb_to_recordset(${typed(JSON.stringify(fields), 'jsonb')})`;
  const more = beside.map((column) => `, ${column} jsonb`).join('');
  const columns = `id uuid, "searchTitle" text, "searchTags" text, "searchBody" text, "searchWritten" jsonb${more}`;
  // The entries themselves do not change, so `updated_at` stays.
  await read(
    tx,
    build
      .updateTable(`${name} as e`)
      .from(given.as<'given'>(sql.raw(`given (${columns})`)))
      .whereRef('e.id', '=', 'given.id')
      .set(({ ref }) => ({
        search_title: ref('given.searchTitle'),
        search_tags: ref('given.searchTags'),
        search_body: ref('given.searchBody'),
        search_written: ref('given.searchWritten'),
        search_rules: rules,
        ...Object.fromEntries(beside.map((column) => [column, sql.ref(`given.${column}`)])),
      })),
  );
  return entries.length;
}
