import { today } from '@acheep/contract/kernel/calendar';
import type { Database } from '@acheep/database/connection';
import { companyWord } from '@acheep/search/analysis/marked-word';
import { correctedText, type KnownWord, type Spelling, wordsToSpell } from '@acheep/search/query/spelling';
import { LRUCache } from 'lru-cache';
import { jobIndexOf } from '../job-index/job-index.service.ts';
import { findNear } from './job-word.repository.ts';

/** Job count from which the worker's number is trusted: not all of so many will have closed since. */
const believed = 100;

/** Query for a word of a text, or of a company's name, with an optional sign behind it. */
const lexeme = (word: string, sign = '') => `('${word}'${sign} | '${companyWord(word)}'${sign})`;

interface Typed {
  word: string;
  isUnfinished: boolean;
}

/** Query for the word, or for its prefix if it is unfinished and long enough to be selective. */
const searchFor = ({ word, isUnfinished }: Typed) =>
  lexeme(word, isUnfinished && word.length > 2 ? ':*' : '');

/** For each typed word: whether an open job contains it, and otherwise which words are similar. */
export async function findSpellings(
  database: Database,
  typedWords: readonly Typed[],
  now: Date,
): Promise<Map<string, Spelling>> {
  const index = jobIndexOf(database);
  await index.follow();
  const jobsOf = async (words: readonly string[], texts: readonly string[]) => {
    const totals = texts.length > 0 ? await index.totals(texts, now) : [];
    return new Map(words.map((word, at) => [word, totals[at] ?? 0]));
  };
  const words = typedWords.map(({ word }) => word);
  const known = await jobsOf(words, typedWords.map(searchFor));
  const unknown = words.filter((word) => known.get(word) === 0);
  const near = unknown.length > 0 ? await findNear(database, unknown) : new Map<string, KnownWord[]>();
  const rare = new Set(
    [...near.values()].flat().flatMap(({ word, jobs }) => (jobs < believed ? [word] : [])),
  );
  const open = await jobsOf(
    [...rare],
    [...rare].map((word) => lexeme(word)),
  );
  return new Map(
    words.map((word) => {
      const alike = (near.get(word) ?? []).flatMap((one) => {
        const jobs = open.get(one.word) ?? one.jobs;
        return jobs > 0 ? [{ ...one, jobs }] : [];
      });
      return [word, { isKnown: !near.has(word), near: alike }];
    }),
  );
}

/** Cached corrections per database: the list, its facets and the site search ask for the same ones. */
const known = new WeakMap<Database['pool'], LRUCache<string, Promise<string | null>>>();
const maxKnown = 2000;

/**
 * The probable intention of a misspelt `text`, in words that open jobs contain; null if there is nothing to correct.
 * Words are looked up in the database, never loaded as a whole, and results are cached with the version of the jobs.
 */
export function correctSearch(
  database: Database,
  text: string,
  { version, now }: { version: string; now: Date },
): Promise<string | null> {
  const typedWords = wordsToSpell(text);
  if (typedWords.length === 0) return Promise.resolve(null);
  const corrections = known.get(database.pool) ?? new LRUCache({ max: maxKnown });
  known.set(database.pool, corrections);
  const key = JSON.stringify([version, today(now), text]);
  const before = corrections.get(key);
  if (before) return before;
  const correction = findSpellings(database, typedWords, now).then((found) => correctedText(text, found));
  corrections.set(key, correction);
  correction.catch(() => corrections.delete(key));
  return correction;
}
