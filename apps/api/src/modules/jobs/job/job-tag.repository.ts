import type { Transaction } from '@acheep/database/connection';
import { searchTagFields } from '@acheep/search/analysis/search-fields';
import type { LockedCompany } from '../../companies/company/company-lock.repository.ts';
import { taggedColumns, tagsOf } from './job-listed.repository.ts';

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
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM job WHERE company_id = ${company.id}::uuid AND id > ${last ?? start}::uuid
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE`;
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
  const fields = jobs.map(({ id, title, category, province, ...tagged }) => ({
    id,
    ...searchTagFields({ title: [title], ...tagsOf({ company, category, province }, tagged) }),
  }));
  // One statement for all; the jobs themselves do not change, so `updated_at` stays.
  await tx.$executeRaw`
    UPDATE job SET search_tags = given."searchTags", search_written = given."searchWritten"
    FROM jsonb_to_recordset(${JSON.stringify(fields)}::jsonb)
      AS given (id uuid, "searchTags" text, "searchWritten" jsonb)
    WHERE job.id = given.id AND job.search_tags <> given."searchTags"`;
  return ids.at(-1) ?? null;
}
