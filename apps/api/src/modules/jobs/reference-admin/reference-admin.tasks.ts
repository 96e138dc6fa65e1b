import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { listedCompanies } from '../../companies/company-directory/company-listed.repository.ts';
import { listedArticles } from '../../content/article-directory/article-listed.repository.ts';
import { listedGatherings } from '../../events/gathering-directory/gathering-listed.repository.ts';
import { allTalents } from '../../talent/talent/talent-listed.repository.ts';
import { listedJobs } from '../job/job-listed.repository.ts';
import { outdateNext } from './reference-search.repository.ts';
import { type FiledTable, filedUnder, searchedBy } from './reference-use.ts';

/**
 * Rebuilds the search columns of records that refer to a renamed entry; without an id, of records that were just moved.
 */
export const referenceRenamed = task<{ kind: ReferenceKind; id?: string }>(
  'reference-retag',
  { en: 'Update the name of a list entry in the search', km: 'ប្ដូរឈ្មោះធាតុក្នុងបញ្ជីសម្រាប់ការស្វែងរក' },
  {
    expireInSeconds: 3 * 3600,
  },
);

const searched: Record<FiledTable, Parameters<typeof reindexSearch>[1]> = {
  job: listedJobs,
  company: listedCompanies('en'),
  resume: allTalents,
  gathering: listedGatherings('training', 'both'),
  article: listedArticles('tip'),
};

/** Rows per statement; small, so that concurrent saves do not wait long. */
const batch = 500;

async function outdate({ database: { prisma } }: Pick<Deps, 'database'>, kind: ReferenceKind, id: string) {
  for (const filed of filedUnder[kind]) {
    const next = (last: string | null) => outdateNext(prisma, filed, id, last, batch);
    for (let last = await next(null); last !== null; ) last = await next(last);
  }
}

async function retagReference(
  deps: Pick<Deps, 'database'>,
  { kind, id }: { kind: ReferenceKind; id?: string },
) {
  if (id !== undefined) await outdate(deps, kind, id);
  for (const table of searchedBy(kind)) await reindexSearch(deps, searched[table]);
}

export const referenceAdminTasks = [carryOut(referenceRenamed, retagReference)];
