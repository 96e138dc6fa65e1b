import { carryOut, task } from '../../../plumbing/task.ts';
import { remakeSearch } from '../../../search/remake-search.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** Looks every ten minutes for companies whose search columns older rules have made, or none yet. */
export const companyDirectoryTasks = [
  carryOut(
    task('company-remake', { expireInSeconds: 3600 }),
    (deps) => remakeSearch(deps, listedCompanies('en')),
    { cron: '*/10 * * * *' },
  ),
];
