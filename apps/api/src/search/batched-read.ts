import DataLoader from 'dataloader';

/** Asked for in one read at most. */
const mostInRead = 50;
/** While the responses of one read are sent, the database works on the next. */
const mostReads = 2;

/**
 * Lets callers that ask at the same time share a read, and those that ask for the same (by `keyOf`) its response. Two
 * reads run at once; whoever comes meanwhile shares the next, so nobody gets a response that was begun before they
 * asked. `read` answers each of what it is asked, in order.
 */
export function batchedReads<Asked, Answer>(
  read: (asked: readonly Asked[]) => Promise<Answer[]>,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Answer> {
  const running = new Set<Promise<unknown>>();
  const loader = new DataLoader<Asked, Answer, string>(
    (asked) => {
      // The loader's cache is for those who ask for the same before the read begins, and for nobody after them.
      loader.clearAll();
      const answers = read(asked);
      const ended = answers.catch(() => {}).finally(() => running.delete(ended));
      running.add(ended);
      return answers;
    },
    {
      cacheKeyFn: keyOf,
      maxBatchSize: mostInRead,
      batchScheduleFn: async (begin) => {
        if (running.size >= mostReads) await Promise.race(running);
        // The requests that have arrived by now are all to be in.
        setImmediate(begin);
      },
    },
  );
  return (asked) => loader.load(asked);
}
