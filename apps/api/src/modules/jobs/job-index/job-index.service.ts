import { today } from '@acheep/contract/kernel/calendar';
import type { Database } from '@acheep/database/connection';
import { metrics } from '../../../plumbing/watching/metrics.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import {
  type IndexState,
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
  touchJobs,
} from './job-filing.repository.ts';
import type { JobAsk, JobIndex } from './job-index.ts';
import { jobTableIndex } from './job-table-index.repository.ts';
import { entryIndex } from './memory/entry-index.ts';
import type { PostingSource } from './memory/word-postings.ts';

const day = 86_400_000;
/** Milliseconds after which an index that is asked compares the number of its jobs with the table's. */
const betweenComparisons = 60_000;

/** Conditions of every listed job. */
const listedAt = (now: Date, { hidden }: IndexState): JobAsk[] => [
  { column: 'closes', atLeast: Date.parse(today(now)) / day },
  ...(hidden.length > 0 ? [{ column: 'companyId', noneOf: hidden } as const] : []),
];

/** In-memory index of the open jobs, as of the last catch-up. */
function startIndex(database: Database): JobIndex {
  const source = {
    tsqueries: (texts: readonly string[]) => readTsqueries(database, texts),
    postings: (...parameters: Parameters<PostingSource['postings']>) => readPostings(database, ...parameters),
  };
  let index = entryIndex(source, keptOfJobs);
  let known: IndexState | null = null;
  let compared = Date.now();
  /** Jobs that are missing even after reading anew: not tried again before their number changes. */
  let unmended = 0;
  let reading: Promise<IndexState> | null = null;
  let next: Promise<IndexState> | null = null;

  // Clocks are set back, too.
  const isDue = () => Math.abs(Date.now() - compared) > betweenComparisons;

  async function read(isMending = false): Promise<IndexState> {
    const isCompared = isMending || isDue();
    if (isCompared) compared = Date.now();
    // One that starts over answers once it is whole; the one before does until then.
    let reader = index;
    const entryReader = {
      last: () => reader.last(),
      timeline: () => (isMending ? undefined : known?.timeline),
      startOver: () => {
        reader = entryIndex(source, keptOfJobs);
      },
      take: (entries, filed) => reader.take(entries, filed),
    } satisfies Parameters<typeof readEntries>[1];
    const { state, open } = await readEntries(database, entryReader, isCompared);
    [index, known] = [reader, state];
    const difference = open === null ? unmended : open - reader.open();
    if (difference === unmended) return state;
    if (isMending) {
      unmended = difference;
      return state;
    }
    metrics.indexMended.inc();
    // Forgets remembered pages, in every process. A replica cannot.
    await touchJobs(database).catch(() => {});
    return read(true);
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
  const stateNow = async (): Promise<IndexState> => {
    if (known && isDue()) void catchUp().catch(() => {});
    return known ?? reading ?? catchUp();
  };

  return {
    catchUp,
    state: stateNow,
    async follow() {
      const state = await stateNow();
      return (state.version === (await readVersion(database, 'job')) ? state : await catchUp()).version;
    },
    async page(search, page, now) {
      const state = await stateNow();
      return index.page(search, listedAt(now, state), page);
    },
    async counts(search, of, now) {
      const state = await stateNow();
      return index.counts(search, listedAt(now, state), of);
    },
    async totals(texts, now) {
      const state = await stateNow();
      return index.totals(texts, listedAt(now, state));
    },
    bytes: () => index.bytes(),
  };
}

const indexes = new WeakMap<Database['pool'], JobIndex>();

/** The index of a database's open jobs, one per process; the first caller chooses between memory and the table alone. */
export function jobIndexOf(database: Database, kind: 'memory' | 'table' = 'memory'): JobIndex {
  const known = indexes.get(database.pool) ?? (kind === 'table' ? jobTableIndex : startIndex)(database);
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
