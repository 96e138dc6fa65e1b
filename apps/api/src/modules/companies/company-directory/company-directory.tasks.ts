import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** Rebuilds the search columns of companies that are missing or made by older rules, every ten minutes. */
export const companyDirectoryTasks = [
  carryOut(
    task(
      'company-remake',
      { en: 'Rebuild the search index of companies', km: 'រៀបចំការស្វែងរកក្រុមហ៊ុនឡើងវិញ' },
      { expireInSeconds: 3600 },
    ),
    (deps) => reindexSearch(deps, listedCompanies('en')),
    { cron: '*/10 * * * *' },
  ),
];
