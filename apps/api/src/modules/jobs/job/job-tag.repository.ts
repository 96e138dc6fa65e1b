import type { Transaction } from '@acheep/database/connection';
import { build, read, row, typed } from '@acheep/database/statement';
import { searchTagFields } from '@acheep/search/analysis/search-fields';
import { sql } from 'kysely';
import { idsOf } from '../../../search/rows.repository.ts';
import type { LockedCompany } from '../../companies/company/company-lock.repository.ts';
import { taggedColumns, tagsOf } from './job-listed.repository.ts';

const job = row('job');
/** Sorts before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/**
 * Updates the search tags of the next jobs of a locked company: those after the job `last`, or the first ones. Returns
 * the last of them; null when there are none left.
 */
export async function retagNext(
  tx: Transaction,
  company: LockedCompany,
  last: string | null,
  limit: number,
): Promise<string | null> {
  const next = idsOf('job', job('e.company_id', '=', company.id), job('e.id', '>', last ?? start));
  const held = await read(tx, next.orderBy('e.id').limit(limit).forNoKeyUpdate());
  const ids = held.map(({ id }) => id);
  const jobs = await tx.job.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      title: true,
      category: { select: { nameEn: true, nameKm: true } },
      province: { select: { nameEn: true, nameKm: true } },
      ...taggedColumns,
    },
  });
  const fields = jobs.map(({ id, title, category, province, ...tagged }) => {
    const made = searchTagFields({ title: [title], ...tagsOf({ company, category, province }, tagged) });
    return { id, tags: made.searchTags, written: made.searchWritten };
  });
  // One statement for all; the jobs themselves do not change, so `updated_at` stays.
  const given = sql<{
    id: string;
    tags: string;
    written: unknown;
  }>`jsonb_to_recordset(${typed(JSON.stringify(fields), 'jsonb')})`;
  await read(
    tx,
    build
      .updateTable('job')
      .from(given.as<'given'>(sql`given (id uuid, tags text, written jsonb)`))
      .whereRef('job.id', '=', 'given.id')
      .whereRef('job.search_tags', '<>', 'given.tags')
      .set(({ ref }) => ({ search_tags: ref('given.tags'), search_written: ref('given.written') })),
  );
  return ids.at(-1) ?? null;
}
