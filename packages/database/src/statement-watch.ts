import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Is told of a statement as it goes out, and by what it returns how it ended. */
export type StatementWatch = (statement: string) => ((error?: unknown) => void) | undefined;

/** What stands between quotes may be a value: whoever reads a log or a trace is not to see it. */
export const withoutValues = (statement: string): string => statement.replace(/'(?:[^']|'')*(?:'|$)/g, "'…'");

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : String((first as { text?: unknown } | null)?.text ?? '');

type Asking = (...given: unknown[]) => unknown;
type Callback = (error: unknown, ...more: unknown[]) => void;

function watchClient(client: pg.PoolClient, watch: StatementWatch) {
  const asker = client as unknown as { query: Asking };
  const ask = asker.query.bind(client);
  asker.query = (...given) => {
    const ended = watch(textOf(given[0]));
    if (!ended) return ask(...given);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      const told: Callback = (error, ...more) => {
        ended(error ?? undefined);
        callback(error, ...more);
      };
      return ask(...given.slice(0, -1), told);
    }
    const answer = ask(...given);
    if (answer instanceof Promise) answer.then(() => ended(), ended);
    return answer;
  };
}

/**
 * Has `watch` hear of every statement that goes over the pool, Prisma's too. A connection is handed over by whoever
 * gives it back: bound to who waits for it, so that `watch` knows in whose name the statement is sent.
 */
export function watchStatements(pool: pg.Pool, watch: StatementWatch) {
  const waiting = pool as unknown as { connect: Asking };
  const connect = waiting.connect.bind(pool);
  waiting.connect = (callback) =>
    typeof callback === 'function' ? connect(AsyncResource.bind(callback as Callback)) : connect();
  pool.on('connect', (client) => watchClient(client, watch));
}
