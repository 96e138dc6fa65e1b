import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** Looks every ten minutes for companies whose search columns older rules have made, or none yet. */
export const companyDirectoryTasks = [
  carryOut(
    task('company-remake', { expireInSeconds: 3600 }),
    (deps) => reindexSearch(deps, listedCompanies('en')),
    { cron: '*/10 * * * *' },
  ),
];
