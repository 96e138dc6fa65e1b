import type { Transaction } from '@acheep/database/connection';
import { type JobSearchFields, searchRules } from '@acheep/search/job-document';
import { inTurns } from '../../in-turns.ts';
import { searchInSteps } from './job-draft.repository.ts';

const names = { select: { nameEn: true, nameKm: true } } as const;

/**
 * Makes the search columns of up to `limit` jobs anew that were made by older rules, and answers how many those were.
 * The jobs are held first, and their texts read then: what is renamed meanwhile is filed anew afterwards.
 */
export async function remakeNext(tx: Transaction, limit: number): Promise<number> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM job WHERE search_rules < ${searchRules}
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`;
  const jobs = await tx.job.findMany({
    where: { id: { in: held.map(({ id }) => id) } },
    select: {
      id: true,
      title: true,
      description: true,
      requirements: true,
      benefits: true,
      company: { select: { name: true, nameKm: true } },
      category: names,
      province: names,
      skills: { select: { name: true }, orderBy: { position: 'asc' } },
    },
  });
  const fields: ({ id: string } & JobSearchFields)[] = [];
  for (const job of jobs) fields.push({ id: job.id, ...(await inTurns(searchInSteps(job, job))) });
  // Nothing about the jobs themselves changes, so `updated_at` stays.
  await tx.$executeRaw`
    UPDATE job SET search_title = given."searchTitle", search_tags = given."searchTags",
      search_body = given."searchBody", search_written = given."searchWritten", search_rules = given."searchRules"
    FROM jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) AS given
      (id uuid, "searchTitle" text, "searchTags" text, "searchBody" text, "searchWritten" jsonb, "searchRules" smallint)
    WHERE job.id = given.id`;
  return jobs.length;
}
