import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import {
  countCompanies,
  countNewTitles,
  countTitlesAfter,
  isUnfilled,
} from './suggestion-count.repository.ts';

/** Titles a statement at most: some tenths of a second at a million jobs. */
const batch = 1000;

type Counting = Pick<Deps, 'database' | 'now'>;

/** Counts how many open jobs have each title and each company, by which suggestions stand in order. */
export async function countSuggestions({ database, now: clock }: Counting) {
  const now = clock();
  const asked = { today: today(now), now, limit: batch };
  let after: string | null = '';
  while (after !== null) after = await countTitlesAfter(database, { ...asked, after });
  await countCompanies(database, asked.today);
}

/** Counts titles that are new, some minutes after they were; all of them where none is known. */
export async function countNewSuggestions(deps: Counting) {
  const { database } = deps;
  if (await isUnfilled(database)) return countSuggestions(deps);
  const now = deps.now();
  const asked = { today: today(now), now, limit: batch };
  while ((await countNewTitles(database, asked)) > 0);
}

export const suggestionTasks = [
  carryOut(task('suggestion-count', { expireInSeconds: 3600 }), countSuggestions, { cron: '20 17 * * *' }),
  carryOut(task('suggestion-new', { expireInSeconds: 3600 }), countNewSuggestions, { cron: '*/10 * * * *' }),
];
