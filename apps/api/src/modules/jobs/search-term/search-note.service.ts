import type { CountedKind } from '@acheep/contract/jobs/search-term-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { normalizedSearch } from '@acheep/search/normalized-search';
import type { Deps } from '../../../deps.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import type { Visitor } from '../view-counter/view.service.ts';
import { countNotes, dropRarest, type Note } from './search-note.repository.ts';

/** How long what was searched for waits in the process, ms. */
const every = 5000;
/** As many wait at most; of one network as many, so that nobody can crowd out the others. */
const mostWaiting = 2000;
const mostOfNetwork = 60;
/** Notes of a day that a process counts at all: what is beyond is a flood. */
const mostOfDay = 200_000;
/** Wordings that are kept of a day; those that were searched for least go first. */
const mostTerms = 5000;

/** What somebody did with a list. */
interface Searched {
  search: string;
  kind: CountedKind;
  language: Locale;
  found: number | null;
  isClick: boolean;
}

export interface SearchNotes {
  /** Notes a search, in memory: nobody waits for it. */
  note(searched: Searched, visitor: Visitor): void;
  /** Writes what waits. What cannot be written waits on. */
  flush(): Promise<void>;
  /** Writes now and then, until it is closed: then all that is left. */
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

  /** Whether there is room for one more of this network. */
  function hasRoom(day: string, network: string) {
    if (counted.day !== day) counted = { day, notes: 0 };
    const theirs = ofNetwork.get(network) ?? 0;
    if (waiting.size >= mostWaiting || theirs >= mostOfNetwork || counted.notes >= mostOfDay) return false;
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
      for (const [hash, note] of notes) if (waiting.size < mostWaiting) waiting.set(hash, note);
      throw error;
    }
    for (const day of new Set([...notes.values()].map((note) => note.day)))
      await dropRarest(prisma, day, mostTerms);
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

/** Of each database one: all who note share what waits. */
const known = new WeakMap<Deps['database'], SearchNotes>();

/** What is searched for, counted without who. */
export function searchNotes(deps: Pick<Deps, 'config' | 'database' | 'now'>): SearchNotes {
  const notes = known.get(deps.database) ?? makeNotes(deps);
  known.set(deps.database, notes);
  return notes;
}

/** How much an answer of a list says that there is: of what it searched for instead, nothing was found. */
export function foundIn(answer: unknown): number | null {
  const { meta } = answer as { meta?: { total?: number; corrected?: string } };
  if (meta) return meta.corrected === undefined ? (meta.total ?? null) : 0;
  const { data } = answer as { data?: Record<string, { total: number; corrected?: string } | null> };
  const kinds = Object.values(data ?? {});
  // A kind that did not answer may have had something.
  if (kinds.some((kind) => kind === null)) return null;
  return kinds.reduce((sum, kind) => sum + (kind?.corrected === undefined ? (kind?.total ?? 0) : 0), 0);
}
