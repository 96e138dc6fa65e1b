import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '@acheep/database/database-error';
import { isUnavailable } from './plugins/error.ts';

/** First and longest pause between two tries, in milliseconds. */
const [shortest, longest] = [250, 5_000];

/** True for a database that may answer later: one that starts, is busy or out of reach, not one that refuses us. */
export function mayAnswerLater(error: unknown): boolean {
  const isUnreachable = error instanceof DatabaseError && error.code === 'database.unreachable';
  const cause = isUnreachable ? error.cause : error;
  return cause instanceof Error && !(cause instanceof DatabaseError) && isUnavailable(cause);
}

/**
 * Returns a function that repeats a question of a start, until the database answers or `patience` milliseconds have
 * passed since. `onWait` is called once, with the first failure.
 */
export function patiently(patience: number, onWait: (error: unknown) => void) {
  const end = performance.now() + patience;
  let isTold = false;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (let pause = shortest; ; pause = Math.min(2 * pause, longest)) {
      try {
        return await ask();
      } catch (error) {
        if (!mayAnswerLater(error) || performance.now() + pause > end) throw error;
        if (!isTold) onWait(error);
        isTold = true;
        await sleep(pause);
      }
    }
  };
}
