import { type ConnectOptions, connect, type Database } from './connection.ts';

/** Streaming replica that may serve reads in place of the primary. */
export interface Replica {
  database: Database;
  /** True when it shows everything that was committed more than `oldest` milliseconds ago. */
  isFresh(): boolean;
  /** Reports a failure: it counts as fresh again only after it has proved so. */
  doubt(): void;
  /** Does not wait for running queries. */
  close(): void;
}

/** Polling interval, and maximum age of the replica's data, in milliseconds. */
const usual = { between: 500, oldest: 3_000 };

/** Parses a position in the primary's log, such as `16/B374D848`. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Connects to a replica, and polls the log positions of both servers. A replica that lags, stalls, is unreachable or is
 * not a replica is not fresh, whatever the reason: it must have been seen to contain all that the primary had at a
 * recent enough time.
 */
export function followReplica(
  primary: Pick<Database, 'pool'>,
  options: ConnectOptions,
  { between, oldest } = usual,
): Replica {
  const database = connect(options);
  /** Positions of the primary by time, until the replica has reached them. */
  let ahead: { place: bigint; at: number }[] = [];
  let shows = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function look() {
    const at = performance.now();
    const here = await primary.pool.query<{ place: string }>('SELECT pg_current_wal_lsn()::text AS place');
    ahead.push({ place: placeOf(here.rows[0]?.place ?? ''), at });
    // Bounded, for a replica that is unreachable for long.
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
