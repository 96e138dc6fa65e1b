import { today } from '@acheep/contract/kernel/calendar';
import type { Database } from '@acheep/database/connection';
import type { Counted } from '../../../search/entry/entry-counts.ts';
import { type Ask, type EntryPage, type EntrySearch, entryIndex } from '../../../search/entry/entry-index.ts';
import type { PostingSource } from '../../../search/entry/word-postings.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import {
  type IndexState,
  type JobColumn,
  keptOfJobs,
  readEntries,
  readPostings,
  readTsqueries,
} from './job-entry.repository.ts';
import {
  clearBlocks,
  enterNext,
  fileNext,
  fileWaiting,
  forgetDeleted,
  leaveOldBlocks,
} from './job-filing.repository.ts';

export type JobAsk = Ask<JobColumn>;
export type JobsAsked = EntrySearch<JobColumn>;

const day = 86_400_000;

/** Conditions of every listed job. */
const listedAt = (now: Date, { hidden }: IndexState): JobAsk[] => [
  { column: 'closes', atLeast: Date.parse(today(now)) / day },
  ...(hidden.length > 0 ? [{ column: 'companyId', noneOf: hidden } as const] : []),
];

/** In-memory index of the open jobs, as of the last catch-up. */
function startIndex(database: Database) {
  const source = {
    tsqueries: (texts: readonly string[]) => readTsqueries(database, texts),
    postings: (...asked: Parameters<PostingSource['postings']>) => readPostings(database, ...asked),
  };
  let index = entryIndex(source, keptOfJobs);
  let known: IndexState | null = null;
  let reading: Promise<IndexState> | null = null;
  let next: Promise<IndexState> | null = null;

  async function read() {
    known = await readEntries(database, {
      last: () => index.last(),
      startOver: () => {
        index = entryIndex(source, keptOfJobs);
      },
      take: (entries, filed) => index.take(entries, filed),
    });
    return known;
  }

  /** Applies all changes up to now. Calls during a running catch-up share the next one. */
  function catchUp(): Promise<IndexState> {
    if (reading) {
      next ??= reading
        .catch(() => {})
        .then(() => {
          next = null;
          return catchUp();
        });
      return next;
    }
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  }

  /** State of the index; loads the index on the first call. */
  const stateNow = async (): Promise<IndexState> => known ?? reading ?? catchUp();

  return {
    catchUp,
    state: stateNow,
    /** Catches up if the list has changed, and returns the version of the index. */
    async follow() {
      const state = await stateNow();
      return (state.version === (await readVersion(database, 'job')) ? state : await catchUp()).version;
    },
    async page(asked: JobsAsked, page: EntryPage<JobColumn>, now: Date) {
      const state = await stateNow();
      return index.page(asked, listedAt(now, state), page);
    },
    async counts(asked: JobsAsked, of: readonly Counted<JobColumn>[], now: Date) {
      const state = await stateNow();
      return index.counts(asked, listedAt(now, state), of);
    },
    /** Number of listed jobs found by each of these `to_tsquery` strings. */
    async totals(texts: readonly string[], now: Date) {
      const state = await stateNow();
      return index.totals(texts, listedAt(now, state));
    },
    /** Memory used, bytes. */
    bytes: () => index.bytes(),
  };
}
export type JobIndex = ReturnType<typeof startIndex>;

const indexes = new WeakMap<Database['pool'], JobIndex>();

/** The index of a database's open jobs, one per process. */
export function jobIndexOf(database: Database): JobIndex {
  const known = indexes.get(database.pool) ?? startIndex(database);
  indexes.set(database.pool, known);
  return known;
}

/** Files the words of all waiting entries, and enters jobs that predate the entries. */
export async function fileJobs({ database }: { database: Pick<Database, 'pool'> }) {
  while (await enterNext(database));
  while ((await fileNext(database)) > 0);
  await fileWaiting(database);
}

/**
 * Removes the words of deleted jobs, and old blocks in which most entries have ended; live jobs are re-entered first.
 */
export async function clearJobs(deps: { database: Pick<Database, 'pool'> }) {
  await forgetDeleted(deps.database);
  const blocks = await leaveOldBlocks(deps.database);
  if (blocks.length === 0) return;
  await fileJobs(deps);
  await clearBlocks(deps.database, blocks);
}
