import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { companyRenamedForPosts } from '../../companies/company/company.tasks.ts';
import { fileMissing, listedPosts, outdatePosts, placeNext } from './post-search.repository.ts';

async function reindex(deps: Pick<Deps, 'database'>) {
  await fileMissing(deps.database.prisma);
  while ((await placeNext(deps.database.prisma)) > 0);
  return reindexSearch(deps, listedPosts);
}

/** Indexes posts that are missing from the search, or indexed by older rules, every ten minutes. */
export const postTasks = [
  carryOut(
    task(
      'post-remake',
      { en: 'Rebuild the search index of posts', km: 'រៀបចំការស្វែងរកការបង្ហោះឡើងវិញ' },
      { expireInSeconds: 3600 },
    ),
    reindex,
    { cron: '*/10 * * * *' },
  ),
  carryOut(companyRenamedForPosts, async (deps, { companyId }) => {
    await outdatePosts(deps.database.prisma, companyId);
    await reindex(deps);
  }),
];
