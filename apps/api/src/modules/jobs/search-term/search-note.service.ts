import type { CountedKind } from '@acheep/contract/jobs/search-term-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { normalizedSearch } from '@acheep/search/query/normalized-search';
import type { Deps } from '../../../deps.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import type { Visitor } from '../view-counter/view.service.ts';
import { countNotes, dropRarest, type Note } from './search-note.repository.ts';

/** Milliseconds between writes. */
const every = 5000;
/** Maximum number of waiting notes, in total and per network, so that one network cannot crowd out the others. */
const maxWaiting = 2000;
const maxOfNetwork = 60;
/** Maximum number of notes that a process counts per day; more is a flood. */
const maxPerDay = 200_000;
/** Search terms kept per day; the rarest are dropped first. */
const maxTerms = 5000;

/** A search or a click in a list. */
interface Searched {
  search: string;
  kind: CountedKind;
  language: Locale;
  found: number | null;
  isClick: boolean;
}

export interface SearchNotes {
  /** Adds a note in memory; nothing waits for the database. */
  note(searched: Searched, visitor: Visitor): void;
  /** Writes waiting notes. Those that cannot be written stay. */
  flush(): Promise<void>;
  /** Writes periodically; the returned function stops this and writes the rest. */
  start(failed: (error: unknown) => void): () => Promise<void>;
}

function makeNotes({
  config,
  database: { prisma },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): SearchNotes {
  const key = derivedSecret(config.SECRET, 'search viewer');
  let waiting = new Map<string, Note>();
  let ofNetwork = new Map<string, number>();
  let counted = { day: '', notes: 0 };
  let writing = Promise.resolve();

  /** True if one more note of this network is accepted. */
  function hasRoom(day: string, network: string) {
    if (counted.day !== day) counted = { day, notes: 0 };
    const theirs = ofNetwork.get(network) ?? 0;
    if (waiting.size >= maxWaiting || theirs >= maxOfNetwork || counted.notes >= maxPerDay) return false;
    ofNetwork.set(network, theirs + 1);
    counted.notes += 1;
    return true;
  }

  async function write() {
    const notes = waiting;
    if (notes.size === 0) return;
    waiting = new Map();
    ofNetwork = new Map();
    try {
      await countNotes(prisma, [...notes.values()]);
    } catch (error) {
      for (const [hash, note] of notes) if (waiting.size < maxWaiting) waiting.set(hash, note);
      throw error;
    }
    for (const day of new Set([...notes.values()].map((note) => note.day)))
      await dropRarest(prisma, day, maxTerms);
  }

  function flush(): Promise<void> {
    const next = writing.then(write);
    writing = next.catch(() => undefined);
    return next;
  }

  return {
    note({ search, ...searched }, { network, userAgent }) {
      const words = normalizedSearch(search);
      if (words === null) return;
      const day = today(now());
      const { kind, language, isClick } = searched;
      const what = JSON.stringify([day, isClick, kind, language, words, network, userAgent]);
      const hash = codeHash(key, what).toString('hex');
      if (waiting.has(hash) || !hasRoom(day, network)) return;
      waiting.set(hash, { ...searched, hash, day, words });
    },
    flush,
    start(failed) {
      const timer = setInterval(() => void flush().catch(failed), every);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await flush().catch(failed);
      };
    },
  };
}

/** One per database: all callers share the waiting notes. */
const known = new WeakMap<Deps['database'], SearchNotes>();

/** Counter of search terms, without the searchers. */
export function searchNotes(deps: Pick<Deps, 'config' | 'database' | 'now'>): SearchNotes {
  const notes = known.get(deps.database) ?? makeNotes(deps);
  known.set(deps.database, notes);
  return notes;
}

/** Number of results in a list's answer; 0 if they belong to a corrected text. */
export function foundIn(answer: unknown): number | null {
  const { meta } = answer as { meta?: { total?: number; corrected?: string } };
  if (meta) return meta.corrected === undefined ? (meta.total ?? null) : 0;
  const { data } = answer as { data?: Record<string, { total: number; corrected?: string } | null> };
  const kinds = Object.values(data ?? {});
  // A kind that did not respond may have had results.
  if (kinds.some((kind) => kind === null)) return null;
  return kinds.reduce((sum, kind) => sum + (kind?.corrected === undefined ? (kind?.total ?? 0) : 0), 0);
}
