import { remakeSearch } from '../../search/remake-search.ts';
import { carryOut, task } from '../../task.ts';
import { listedGatherings } from './gathering-listed.repository.ts';

/** Looks every ten minutes for trainings and events whose search columns older rules have made, or none yet. */
export const gatheringDirectoryTasks = [
  carryOut(
    task('gathering-remake', { expireInSeconds: 3600 }),
    // Both kinds lie in one table.
    (deps) => remakeSearch(deps, listedGatherings('training', 'both')),
    { cron: '*/10 * * * *' },
  ),
];
