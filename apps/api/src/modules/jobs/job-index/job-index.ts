import type { IndexState, JobColumn } from './job-entry.repository.ts';
import type { Counted } from './memory/entry-counts.ts';
import type { Ask, EntryPage, EntrySearch, FoundPage } from './memory/entry-index.ts';

export type JobAsk = Ask<JobColumn>;
export type JobsAsked = EntrySearch<JobColumn>;

/** The index of open jobs: finds, counts, and follows changes. README.md of this folder says what it promises. */
export interface JobIndex {
  /** Applies all changes up to now. */
  catchUp(): Promise<IndexState>;
  /** State of the index; loads it on the first call. */
  state(): Promise<IndexState>;
  /** Catches up if the list has changed, and returns the version of the index. */
  follow(): Promise<string>;
  /** Ids of a page of a search, with its total and the numbers of `FoundPage`. */
  page(search: JobsAsked, page: EntryPage<JobColumn>, now: Date): Promise<FoundPage>;
  /** Counts the results of a search by the values, or the steps, of columns. */
  counts(
    asked: JobsAsked,
    of: readonly Counted<JobColumn>[],
    now: Date,
  ): Promise<{ value: string; count: number }[][]>;
  /** Number of listed jobs found by each of these `to_tsquery` strings. */
  totals(texts: readonly string[], now: Date): Promise<number[]>;
  /** Memory used, bytes. */
  bytes(): number;
}
