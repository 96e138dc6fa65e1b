import { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type SearchFields, searchFieldsInSteps, searchRules } from '@acheep/search/analysis/search-fields';
import { runYielding } from '../plumbing/run-yielding.ts';
import type { Searchable } from './searchable.ts';

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
  const name = Prisma.raw(`"${table}"`);
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${name} WHERE search_rules < ${rules}
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`;
  const entries = await textsOf(
    tx,
    held.map(({ id }) => id),
  );
  const fields: ({ id: string } & SearchFields)[] = [];
  for (const { id, beside: more, ...texts } of entries)
    fields.push({ id, ...more, ...(await runYielding(searchFieldsInSteps(texts))), searchRules: rules });
  const [set, columns] = [
    beside.map((column) => `, ${column} = given.${column}`),
    beside.map((column) => `, ${column} jsonb`),
  ].map((all) => Prisma.raw(all.join('')));
  // The entries themselves do not change, so `updated_at` stays.
  await tx.$executeRaw`
    UPDATE ${name} AS e SET search_title = given."searchTitle", search_tags = given."searchTags",
      search_body = given."searchBody", search_written = given."searchWritten", search_rules = given."searchRules"${set}
    FROM jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) AS given
      (id uuid, "searchTitle" text, "searchTags" text, "searchBody" text, "searchWritten" jsonb,
        "searchRules" smallint${columns})
    WHERE e.id = given.id`;
  return entries.length;
}
