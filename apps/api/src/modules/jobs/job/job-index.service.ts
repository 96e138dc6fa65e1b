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
import { clearBlocks, enterNext, fileNext, forgetDeleted, leaveOldBlocks } from './job-filing.repository.ts';

export type JobAsk = Ask<JobColumn>;
export type JobsAsked = EntrySearch<JobColumn>;

const day = 86_400_000;

/** What every listed job fulfils at a moment. */
const listedAt = (now: Date, { hidden }: IndexState): JobAsk[] => [
  { column: 'closes', atLeast: Date.parse(today(now)) / day },
  ...(hidden.length > 0 ? [{ column: 'companyId', noneOf: hidden } as const] : []),
];

/** The open jobs in memory, as they were when last looked at. */
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

  /** Takes in what has changed until now. Whoever comes while it is being read shares the next reading. */
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

  /** Which changes it knows of; read at the first call. */
  const stateNow = async (): Promise<IndexState> => known ?? reading ?? catchUp();

  return {
    catchUp,
    state: stateNow,
    /** Takes in what has changed, where something has; says which version that is. */
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
    /** How many listed jobs each of some searches finds, as `to_tsquery` takes them. */
    async totals(texts: readonly string[], now: Date) {
      const state = await stateNow();
      return index.totals(texts, listedAt(now, state));
    },
    /** Bytes it takes. */
    bytes: () => index.bytes(),
  };
}
export type JobIndex = ReturnType<typeof startIndex>;

const indexes = new WeakMap<Database['pool'], JobIndex>();

/** The index of a database's open jobs, one in a process. */
export function jobIndexOf(database: Database): JobIndex {
  const known = indexes.get(database.pool) ?? startIndex(database);
  indexes.set(database.pool, known);
  return known;
}

/** Files the words of all entries that wait; those of jobs from before there were entries, too. */
export async function fileJobs({ database }: { database: Pick<Database, 'pool'> }) {
  while (await enterNext(database));
  while ((await fileNext(database)) > 0);
}

/** Clears away what deleted jobs said, and old blocks where most entries have ended: what is left in them is entered anew. */
export async function clearJobs(deps: { database: Pick<Database, 'pool'> }) {
  await forgetDeleted(deps.database);
  const blocks = await leaveOldBlocks(deps.database);
  if (blocks.length === 0) return;
  await fileJobs(deps);
  await clearBlocks(deps.database, blocks);
}
