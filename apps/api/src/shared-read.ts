interface Reads<T> {
  /** The read that starts when the running one has ended, for whoever came meanwhile. */
  next: { answer: Promise<T>; start: () => void } | null;
}

/**
 * Lets callers that want the same at the same time share a read. Nobody gets an answer that was begun before they
 * asked: whoever comes while a read runs shares the next one with the others who came meanwhile.
 */
export function sharedReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const reads = new Map<string, Reads<T>>();

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const entry: Reads<T> = { next: null };
    reads.set(key, entry);
    const answer = read();
    const end = () => {
      if (entry.next) entry.next.start();
      else reads.delete(key);
    };
    answer.then(end, end);
    return answer;
  }

  return (key, read) => {
    const entry = reads.get(key);
    if (!entry) return start(key, read);
    if (!entry.next) {
      const { promise, resolve } = Promise.withResolvers<T>();
      entry.next = { answer: promise, start: () => resolve(start(key, read)) };
    }
    return entry.next.answer;
  };
}
