import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { companyRenamedForGatherings } from '../../companies/company/company.tasks.ts';
import { outdateSearch } from '../gathering/gathering.repository.ts';
import { listedGatherings } from './gathering-listed.repository.ts';

/** Both kinds are in one table. */
const reindex = (deps: Pick<Deps, 'database'>) => reindexSearch(deps, listedGatherings('training', 'both'));

/**
 * Reindexes every ten minutes trainings and events whose search columns older rules have made, or that have none yet.
 */
export const gatheringDirectoryTasks = [
  carryOut(
    task(
      'gathering-remake',
      {
        en: 'Rebuild the search index of trainings and events',
        km: 'រៀបចំការស្វែងរកវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ឡើងវិញ',
      },
      { expireInSeconds: 3600 },
    ),
    reindex,
    { cron: '*/10 * * * *' },
  ),
  carryOut(companyRenamedForGatherings, async (deps, { companyId }) => {
    await outdateSearch(deps.database.prisma, companyId);
    await reindex(deps);
  }),
];
