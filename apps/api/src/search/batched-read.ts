import DataLoader from 'dataloader';

/** Maximum requests combined in one read. */
const maxInRead = 50;
/** While the responses of one read are sent, the database works on the next. */
const maxReads = 2;

/**
 * Combines concurrent requests into one read, and equal ones (by `keyOf`) into one request. Two reads run at once;
 * requests in the meantime share the next read, so nobody gets a response from a read that began before their request.
 * `read` returns the results in order.
 */
export function batchedReads<Asked, Answer>(
  read: (requests: readonly Asked[]) => Promise<Answer[]>,
  keyOf: (request: Asked) => string,
): (asked: Asked) => Promise<Answer> {
  const running = new Set<Promise<unknown>>();
  const loader = new DataLoader<Asked, Answer, string>(
    (requests) => {
      // The loader's cache only merges equal requests before the read begins; later ones must not use it.
      loader.clearAll();
      const answers = read(requests);
      const ended = answers.catch(() => {}).finally(() => running.delete(ended));
      running.add(ended);
      return answers;
    },
    {
      cacheKeyFn: keyOf,
      maxBatchSize: maxInRead,
      batchScheduleFn: async (begin) => {
        if (running.size >= maxReads) await Promise.race(running);
        // Includes all requests that have arrived by now.
        setImmediate(begin);
      },
    },
  );
  return (request) => loader.load(request);
}
