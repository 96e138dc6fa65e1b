import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { countCompanies, countNewTitles, countTitlesAfter, isUnfilled } from './suggestion.repository.ts';

/** Maximum number of titles per statement: a few tenths of a second with a million jobs. */
const batch = 1000;

type Counting = Pick<Deps, 'database' | 'now'>;

/** Counts the open jobs of each title and company, by which suggestions are sorted. */
export async function countSuggestions({ database, now: clock }: Counting) {
  const now = clock();
  const options = { today: today(now), now, limit: batch };
  let after: string | null = '';
  while (after !== null) after = await countTitlesAfter(database, { ...options, after });
  await countCompanies(database, options.today);
}

/** Counts new titles within minutes; all titles if none is known. */
export async function countNewSuggestions(deps: Counting) {
  const { database } = deps;
  if (await isUnfilled(database)) return countSuggestions(deps);
  const now = deps.now();
  const options = { today: today(now), now, limit: batch };
  while ((await countNewTitles(database, options)) > 0);
}

export const suggestionTasks = [
  carryOut(
    task(
      'suggestion-count',
      { en: 'Count search suggestions', km: 'រាប់ពាក្យណែនាំសម្រាប់ការស្វែងរក' },
      { expireInSeconds: 3600 },
    ),
    countSuggestions,
    { cron: '20 17 * * *' },
  ),
  carryOut(
    task(
      'suggestion-new',
      { en: 'Add new search suggestions', km: 'បន្ថែមពាក្យណែនាំថ្មីសម្រាប់ការស្វែងរក' },
      { expireInSeconds: 3600 },
    ),
    countNewSuggestions,
    { cron: '*/10 * * * *' },
  ),
];
