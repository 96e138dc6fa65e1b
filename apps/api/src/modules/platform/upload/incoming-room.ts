import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';

/** Concurrent uploads of one account. A form sends its files one after another. */
const perAccount = 2;
/** Seconds after which an account with too many uploads may try again. */
const pauseSeconds = 10;
/** Bytes that stay free: for pictures that are being drawn, and for other programs. */
const margin = 16_000_000;
/** Milliseconds after which an upload may be evicted when there is no space. */
const usualStay = 30_000;

/** An upload in progress. */
interface Guest {
  account: string;
  /** Bytes that it may still send. */
  expected: number;
  since: number;
  end: (error: AppError) => void;
}

const freeBytes = () =>
  statfs(tmpdir()).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );

/**
 * Reserves temporary space for uploads in progress. The announced bytes of an upload are reserved for it, so that
 * others cannot fill the disk before it completes. When there is no space, the largest upload that has exceeded its
 * time is evicted: a slow sender cannot block the space for others.
 */
function incomingRoom({ free = freeBytes, stay = usualStay } = {}) {
  const guests = new Set<Guest>();

  function giveWay() {
    const old = [...guests].filter(({ since }) => performance.now() - since > stay);
    const [largest] = old.sort((a, b) => b.expected - a.expected);
    largest?.end(new AppError('service.unavailable'));
  }

  return {
    /** Reserves `bytes` for an upload; `end` is called to evict it. Throws if there is no space. */
    async enter(account: string, bytes: number, end: Guest['end']) {
      const own = [...guests].filter((guest) => guest.account === account);
      if (own.length >= perAccount) throw new AppError('request.too_many', { seconds: pauseSeconds });
      const guest: Guest = { account, expected: bytes, since: performance.now(), end };
      // Added before the check, so that two concurrent uploads are not both admitted.
      guests.add(guest);
      const needed = [...guests].reduce((sum, { expected }) => sum + expected, margin);
      if (needed > (await free())) {
        guests.delete(guest);
        giveWay();
        throw new AppError('service.unavailable');
      }
      return {
        arrived(count: number) {
          guest.expected = Math.max(0, guest.expected - count);
        },
        leave: () => guests.delete(guest),
      };
    },
  };
}

const rooms = new WeakMap<object, ReturnType<typeof incomingRoom>>();

/** One instance per process. */
export function roomOf(deps: Pick<Deps, 'limits'>) {
  const { temporaryBytes: free, uploadStay: stay } = deps.limits ?? {};
  const room = rooms.get(deps) ?? incomingRoom({ free, stay });
  rooms.set(deps, room);
  return room;
}
