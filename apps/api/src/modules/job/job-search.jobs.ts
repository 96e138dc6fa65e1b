import type { Deps } from '../../deps.ts';
import { remakeSearch } from '../../search/search.jobs.ts';
import { listedJobs } from './job-listed.repository.ts';
import { countWords } from './job-word.repository.ts';

/** Words a statement at most: at a million jobs a common one takes a tenth of a second. */
const countBatch = 20;
/** A little less than a day, so that a word is counted every night. */
const countAfter = 20 * 3_600_000;

/** Counts how many open jobs have each of the words that misspelt searches are put right with. */
export async function countJobWords({ database, now: clock }: Pick<Deps, 'database' | 'now'>) {
  const now = clock();
  const before = new Date(now.getTime() - countAfter);
  while ((await countWords(database, { before, now, limit: countBatch })) > 0);
}

/** Looks for old search columns every ten minutes, and counts words after midnight in Phnom Penh (17:00 UTC). */
export async function startJobSearchCare(deps: Pick<Deps, 'database' | 'queue' | 'now'>) {
  await deps.queue.work('job-remake', async () => {
    if ((await remakeSearch(deps, listedJobs)) > 0) await countJobWords(deps);
  });
  await deps.queue.schedule('job-remake', '*/10 * * * *');
  await deps.queue.work('job-word-count', () => countJobWords(deps));
  await deps.queue.schedule('job-word-count', '40 17 * * *');
}
