import { type ConnectOptions, connect, type Database } from './connection.ts';

/** Streaming replica that may serve reads in place of the primary. */
export interface Replica {
  database: Database;
  /** True when it shows everything that was committed more than `oldest` milliseconds ago. */
  isFresh(): boolean;
  /**
   * True while the primary does not answer, for `longest` milliseconds at most, if the replica does and was fresh when
   * the primary last answered.
   */
  standsIn(): boolean;
  /** Reports a failure: it counts as fresh again only after it has proved so. */
  doubt(): void;
  /** Does not wait for running queries. */
  close(): void;
}

/** Polling interval, maximum age of the replica's data, and maximum absence of the primary, in milliseconds. */
const usual = { between: 500, oldest: 3_000, longest: 600_000 };

/**
 * Milliseconds of silence after which the primary is away: longer than a paused PgBouncer makes callers wait, so that a
 * restart as announced goes unnoticed.
 */
const silence = 6_000;
/** Milliseconds within which a lost connection is noticed. */
const soon = 1_000;

/** Parses a position in the primary's log, such as `16/B374D848`. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A server without a connection to spare is busy, and not away. */
const isBusy = (error: unknown) => String((error as { code?: string }).code).startsWith('53');

/**
 * Connects to a replica, and polls the log positions of both servers. A replica that lags, stalls, is unreachable or is
 * not a replica is not fresh, whatever the reason: it must have been seen to contain all that the primary had at a
 * recent enough time. The primary is asked on a connection of its own, which the load of others does not delay.
 */
export function followReplica(
  primary: ConnectOptions,
  options: ConnectOptions,
  { between, oldest, longest } = usual,
): Replica {
  const database = connect(options);
  const primaryDatabase = connect({ ...primary, poolSize: 1, silenceLimit: silence });
  interface Moment {
    place: bigint;
    at: number;
  }
  /** Positions of the primary by time, until the replica has reached them. */
  let ahead: Moment[] = [];
  /** The last position of the primary. */
  let heard: Moment | undefined;
  let isAway = false;
  let shows = Number.NEGATIVE_INFINITY;
  /** The same, regardless of doubts. */
  let reachedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let ended = false;

  const askPrimary = () =>
    primaryDatabase.pool.query<{ place: string }>('SELECT pg_current_wal_lsn()::text AS place');

  async function lookAtPrimary() {
    const at = performance.now();
    // A connection that was closed is no proof: a new one decides.
    const again = (error: unknown) => {
      if (performance.now() - at > soon) throw error;
      return askPrimary();
    };
    try {
      const { rows } = await askPrimary().catch(again);
      heard = { place: placeOf(rows[0]?.place ?? ''), at };
      // Bounded, for a replica that is unreachable for long.
      ahead = [...ahead, heard].slice(-1000);
      isAway = false;
    } catch (error) {
      isAway = !isBusy(error);
    }
  }

  async function lookAtReplica() {
    const at = performance.now();
    // Null where it is not a replica, or no longer.
    const { rows } = await database.pool.query<{ place: string | null }>(
      'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS place',
    );
    const place = rows[0]?.place;
    if (!place) return;
    answeredAt = at;
    const reached = placeOf(place);
    const past = ahead.filter((moment) => moment.place <= reached);
    ahead = ahead.filter((moment) => moment.place > reached);
    shows = Math.max(shows, ...past.map((moment) => moment.at));
    reachedAt = Math.max(reachedAt, shows);
  }

  const timers = new Map<() => Promise<void>, NodeJS.Timeout>();
  /** Both are polled independently: one that is silent does not hold up the other. */
  function poll(look: () => Promise<void>) {
    if (ended) return;
    look()
      .catch(() => {})
      .finally(() => {
        if (!ended) timers.set(look, setTimeout(poll, between, look).unref());
      });
  }
  poll(lookAtPrimary);
  poll(lookAtReplica);

  return {
    database,
    isFresh: () => performance.now() - shows <= oldest,
    standsIn() {
      if (!isAway || !heard) return false;
      const now = performance.now();
      return now - heard.at <= longest && heard.at - reachedAt <= oldest && now - answeredAt <= oldest;
    },
    doubt() {
      shows = Number.NEGATIVE_INFINITY;
      answeredAt = Number.NEGATIVE_INFINITY;
    },
    close() {
      ended = true;
      for (const timer of timers.values()) clearTimeout(timer);
      database.cut();
      primaryDatabase.cut();
    },
  };
}

/** Sends the statements of `database` to the replica while it stands in, which refuses to write. */
export function readFrom(replica: Replica, { pool }: Pick<Database, 'pool'>) {
  type Asking = (...given: unknown[]) => unknown;
  const own = pool as unknown as Record<'connect' | 'query', Asking>;
  const others = replica.database.pool as unknown as typeof own;
  for (const name of ['connect', 'query'] as const) {
    const ask = own[name].bind(pool);
    own[name] = (...given) => (replica.standsIn() ? others[name](...given) : ask(...given));
  }
}
