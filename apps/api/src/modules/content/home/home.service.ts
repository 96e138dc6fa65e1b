import { placesOffered, searchesOffered, type WaysIn } from '@acheep/contract/content/home';
import { minSearches } from '@acheep/contract/jobs/search-term';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { beginningOf } from '@acheep/search/query/suggestion';
import type { Deps } from '../../../deps.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { findTitles } from '../../jobs/suggestion/suggestion.repository.ts';
import { listPlaces, listPopularWords } from './home.repository.ts';

/** Maximum age of an answer, milliseconds. */
const maxAge = 60_000;
/** Days of searches that count. */
const days = 30;
/** Number of popular searches of which those that lead to open jobs are taken. */
const maxLookedUp = 24;

/** Popular searches and places with jobs, by language, read again once a minute and when the day changes. */
export function waysIntoJobs({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const known = new Map<Locale, { day: string; at: number; answer: Promise<WaysIn> }>();

  /**
   * Only what a title of an open job begins with is shown: nobody can put a sentence on the home page by searching for
   * it often enough.
   */
  async function listPopular(language: Locale, day: string): Promise<string[]> {
    const from = addDays(day, 1 - days);
    const query = { language, from, fewest: minSearches, limit: maxLookedUp };
    const found: string[] = [];
    for (const words of await listPopularWords(database, query)) {
      if (found.length === searchesOffered) break;
      const beginning = beginningOf(words);
      if (beginning && (await findTitles(database, { beginning, today: day, limit: 1 })).length > 0)
        found.push(words);
    }
    return found;
  }

  async function read(language: Locale, day: string): Promise<WaysIn> {
    const [titles, places] = await Promise.all([
      listPopular(language, day),
      listPlaces(database, { today: day, limit: placesOffered }),
    ]);
    return { titles, places: places.map((row) => ({ ...presentReference(row), openJobs: row.jobs })) };
  }

  return function ask(language: Locale): Promise<WaysIn> {
    const [day, at, before] = [today(now()), performance.now(), known.get(language)];
    if (before?.day === day && at - before.at < maxAge) return before.answer;
    const reading = { day, at, answer: read(language, day) };
    reading.answer.catch(() => {
      if (known.get(language) === reading) known.delete(language);
    });
    known.set(language, reading);
    return reading.answer;
  };
}
