import DataLoader from 'dataloader';

/** Read at once at most. */
const mostInBatch = 50;

/**
 * Lets callers that ask at the same time share a read, and those that ask for the same (by `keyOf`) its answer. A read
 * begins when the one before has ended and the requests that have arrived by then are all in, so nobody gets an answer
 * that was begun before they asked. `read` answers each of what it is asked, in order.
 */
export function batchedReads<Asked, Answer>(
  read: (asked: readonly Asked[]) => Promise<Answer[]>,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Asked, Answer, string>(
    (asked) => {
      // The loader's cache is for those who ask for the same before the read begins, and for nobody after them.
      loader.clearAll();
      const answers = read(asked);
      last = answers.catch(() => {});
      return answers;
    },
    {
      cacheKeyFn: keyOf,
      maxBatchSize: mostInBatch,
      batchScheduleFn: (begin) => last.then(() => setImmediate(begin)),
    },
  );
  return (asked) => loader.load(asked);
}
