import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';

/** Uploads of one account at once. A form sends its files one after another. */
const perAccount = 2;
/** Seconds after which an account that sends too much at once may try again. */
const pauseSeconds = 10;
/** Bytes that stay free: for the sizes of pictures that are being drawn, and for whoever else writes there. */
const margin = 16_000_000;
/** After this many milliseconds an upload gives way when the room is full. */
const usualStay = 30_000;

/** An upload on its way. */
interface Guest {
  account: string;
  /** Bytes that it may still bring. */
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
 * Room for uploads while they come in. What an upload says it brings is held free for it, so that none is cut off by
 * the others filling the disk. When there is no room, the largest of those that have had their time gives way: whoever
 * fills it by sending slowly cannot keep it from the next.
 */
function incomingRoom({ free = freeBytes, stay = usualStay } = {}) {
  const guests = new Set<Guest>();

  function giveWay() {
    const old = [...guests].filter(({ since }) => performance.now() - since > stay);
    const [largest] = old.sort((a, b) => b.expected - a.expected);
    largest?.end(new AppError('service.unavailable'));
  }

  return {
    /** Holds `bytes` free for an upload; `end` is called to send it away. Throws where it cannot come in. */
    async enter(account: string, bytes: number, end: Guest['end']) {
      const own = [...guests].filter((guest) => guest.account === account);
      if (own.length >= perAccount) throw new AppError('request.too_many', { seconds: pauseSeconds });
      const guest: Guest = { account, expected: bytes, since: performance.now(), end };
      // Counted before the question, so that two who come at once are not both let in.
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

/** The one room of a process. */
export function roomOf(deps: Pick<Deps, 'limits'>) {
  const { temporaryBytes: free, uploadStay: stay } = deps.limits ?? {};
  const room = rooms.get(deps) ?? incomingRoom({ free, stay });
  rooms.set(deps, room);
  return room;
}
