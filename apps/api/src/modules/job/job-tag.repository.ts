import type { Transaction } from '@acheep/database/connection';
import { jobSearchTags } from '@acheep/search/job-document';
import { tagsOf } from './job-draft.repository.ts';

/** Files all jobs of a company under its new names, in the transaction that renames it. */
export async function retagJobs(
  tx: Transaction,
  company: { id: string; name: string; nameKm: string | null },
) {
  const jobs = await tx.job.findMany({
    where: { companyId: company.id },
    select: {
      id: true,
      category: { select: { nameEn: true, nameKm: true } },
      province: { select: { nameEn: true, nameKm: true } },
      skills: { select: { name: true }, orderBy: { position: 'asc' } },
    },
  });
  const ids = jobs.map(({ id }) => id);
  const tags = jobs.map(({ category, province, skills }) =>
    jobSearchTags(tagsOf({ company, category, province }, skills)),
  );
  // One statement for all; nothing about the jobs themselves changes, so `updated_at` stays.
  await tx.$executeRaw`
    UPDATE job SET search_tags = given.tags
    FROM unnest(${ids}::uuid[], ${tags}::text[]) AS given (id, tags)
    WHERE job.id = given.id`;
}
