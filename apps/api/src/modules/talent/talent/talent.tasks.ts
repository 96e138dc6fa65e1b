import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { noteActive } from './talent.repository.ts';
import { allTalents } from './talent-listed.repository.ts';

/** More than lies between two runs, so that nobody is overlooked when one is late. */
const lookedBack = 3 * 3_600_000;

/** Makes old search columns anew, and notes who was on the site. */
export const talentTasks = [
  carryOut(task('talent-remake', { expireInSeconds: 3600 }), (deps) => reindexSearch(deps, allTalents), {
    cron: '*/10 * * * *',
  }),
  carryOut(
    task('talent-active', { expireInSeconds: 600 }),
    ({ database: { prisma }, now }) => noteActive(prisma, new Date(now().getTime() - lookedBack)),
    { cron: '5,35 * * * *' },
  ),
];
