import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { clearJobs, fileJobs } from '../job-index/job-index.service.ts';
import { listedJobs } from './job-listed.repository.ts';
import { countWords } from './job-word.repository.ts';

/** Maximum number of words per statement. */
const countBatch = 500;
/** A little less than a day, so that each word is counted every night. */
const countAfter = 20 * 3_600_000;

/** Counts the open jobs that contain each word of the spelling correction. */
export async function countJobWords({ database, now: clock }: Pick<Deps, 'database' | 'now'>) {
  const now = clock();
  const before = new Date(now.getTime() - countAfter);
  while ((await countWords(database, { before, now, limit: countBatch })) > 0);
}

/**
 * Files the words of new jobs every minute, rebuilds outdated search columns every ten, and counts words after midnight
 * in Phnom Penh (17:00 UTC).
 */
export const searchTasks = [
  carryOut(
    // Possibly every job: a few minutes per hundred thousand.
    task(
      'job-remake',
      { en: 'Rebuild the search index of jobs', km: 'រៀបចំការស្វែងរកការងារឡើងវិញ' },
      { expireInSeconds: 3 * 3600 },
    ),
    async (deps) => {
      if ((await reindexSearch(deps, listedJobs)) > 0) await countJobWords(deps);
    },
    { cron: '*/10 * * * *' },
  ),
  carryOut(
    task(
      'job-file',
      { en: 'Add new jobs to the search', km: 'បញ្ចូលការងារថ្មីទៅក្នុងការស្វែងរក' },
      { expireInSeconds: 600 },
    ),
    fileJobs,
    { cron: '* * * * *' },
  ),
  carryOut(
    task(
      'job-clear',
      { en: 'Clear old jobs from the search', km: 'ដកការងារចាស់ៗចេញពីការស្វែងរក' },
      { expireInSeconds: 3600 },
    ),
    clearJobs,
    { cron: '50 17 * * *' },
  ),
  carryOut(
    task(
      'job-word-count',
      { en: 'Count the words of jobs', km: 'រាប់ពាក្យក្នុងការងារ' },
      { expireInSeconds: 3600 },
    ),
    countJobWords,
    { cron: '40 17 * * *' },
  ),
];
