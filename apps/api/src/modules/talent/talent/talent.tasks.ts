import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { noteActive } from './talent.repository.ts';
import { allTalents } from './talent-listed.repository.ts';

/** Milliseconds to look back; longer than the interval between runs, so that a late run misses nobody. */
const lookedBack = 3 * 3_600_000;

export const talentTasks = [
  carryOut(
    task(
      'talent-remake',
      { en: 'Rebuild the search index of talents', km: 'រៀបចំការស្វែងរកបេក្ខជនឡើងវិញ' },
      { expireInSeconds: 3600 },
    ),
    (deps) => reindexSearch(deps, allTalents),
    {
      cron: '*/10 * * * *',
    },
  ),
  carryOut(
    task(
      'talent-active',
      { en: 'Record active job seekers', km: 'កត់ត្រាអ្នកស្វែងរកការងារដែលសកម្ម' },
      { expireInSeconds: 600 },
    ),
    ({ database: { prisma }, now }) => noteActive(prisma, new Date(now().getTime() - lookedBack)),
    { cron: '5,35 * * * *' },
  ),
];
