import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Called when a statement is sent; the returned function is called when it ends. */
export type StatementWatch = (statement: string) => ((error?: unknown) => void) | undefined;

/** Replaces quoted values: readers of a log or a trace must not see them. */
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
      const wrappedCallback: Callback = (error, ...more) => {
        ended(error ?? undefined);
        callback(error, ...more);
      };
      return ask(...given.slice(0, -1), wrappedCallback);
    }
    const answer = ask(...given);
    if (answer instanceof Promise) answer.then(() => ended(), ended);
    return answer;
  };
}

/**
 * Makes `watch` observe every statement of the pool, Prisma's too. A connection is handed over in the context of the
 * caller that released it, so it is bound to the waiting caller, for `watch` to attribute the statement.
 */
export function watchStatements(pool: pg.Pool, watch: StatementWatch) {
  const waiting = pool as unknown as { connect: Asking };
  const connect = waiting.connect.bind(pool);
  waiting.connect = (callback) =>
    typeof callback === 'function' ? connect(AsyncResource.bind(callback as Callback)) : connect();
  pool.on('connect', (client) => watchClient(client, watch));
}
