import { type ConnectOptions, connect, type Database } from './connection.ts';

/** A streaming replica that may answer in place of the primary. */
export interface Replica {
  database: Database;
  /** Whether it shows everything that was committed more than `oldest` milliseconds ago. */
  isFresh(): boolean;
  /** It has just failed: it counts as fresh again after it has shown so. */
  doubt(): void;
  /** Waits for nothing. */
  close(): void;
}

/** How often it is asked how far it is, and how old what it shows may be, milliseconds. */
const usual = { between: 500, oldest: 3_000 };

/** `16/B374D848`, a place in the primary's log, as a number. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Connects to a replica, and asks both servers all the time how far they are. A replica that is behind, stands still, is
 * away or is none at all is not fresh, whatever the reason: what counts is that it has been seen to have all that the
 * primary had at a moment that is near enough.
 */
export function followReplica(
  primary: Pick<Database, 'pool'>,
  options: ConnectOptions,
  { between, oldest } = usual,
): Replica {
  const database = connect(options);
  /** Where the primary was at which moments, until the replica is there. */
  let ahead: { place: bigint; at: number }[] = [];
  let shows = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function look() {
    const at = performance.now();
    const here = await primary.pool.query<{ place: string }>('SELECT pg_current_wal_lsn()::text AS place');
    ahead.push({ place: placeOf(here.rows[0]?.place ?? ''), at });
    // A replica that is away for long.
    ahead = ahead.slice(-1000);
    // Null where it is not a replica.
    const there = await database.pool.query<{ place: string | null }>(
      'SELECT pg_last_wal_replay_lsn()::text AS place',
    );
    const place = there.rows[0]?.place;
    if (!place) return;
    const reached = placeOf(place);
    const past = ahead.filter((moment) => moment.place <= reached);
    ahead = ahead.filter((moment) => moment.place > reached);
    shows = Math.max(shows, ...past.map((moment) => moment.at));
  }
  const lookAgain = () => {
    if (ended) return;
    look()
      .catch(() => {})
      .finally(() => {
        timer = setTimeout(lookAgain, between).unref();
        if (ended) clearTimeout(timer);
      });
  };
  lookAgain();

  return {
    database,
    isFresh: () => performance.now() - shows <= oldest,
    doubt() {
      shows = Number.NEGATIVE_INFINITY;
    },
    close() {
      ended = true;
      clearTimeout(timer);
      database.cut();
    },
  };
}
