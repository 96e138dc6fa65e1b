interface Read<T> {
  answer: Promise<T>;
  begun: boolean;
  /** The read after this one, for whoever comes while it runs. */
  next: Read<T> | null;
}

/**
 * Lets callers that want the same at the same time share a read. Nobody gets an answer that was begun before they
 * asked: a read begins when the requests that have arrived by now are all in, and whoever comes while it runs shares
 * the next one with the others who came meanwhile.
 */
export function sharedReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const reads = new Map<string, Read<T>>();

  function plan(key: string, read: () => Promise<T>, before: Promise<unknown> | null): Read<T> {
    const arrived = () => new Promise((resolve) => setImmediate(resolve));
    const begin = () => {
      planned.begun = true;
      reads.set(key, planned);
      return read();
    };
    const planned: Read<T> = {
      begun: false,
      next: null,
      answer: (before ? before.then(arrived, arrived) : arrived()).then(begin),
    };
    const end = () => {
      if (!planned.next) reads.delete(key);
    };
    planned.answer.then(end, end);
    return planned;
  }

  return (key, read) => {
    const latest = reads.get(key);
    if (!latest) {
      const first = plan(key, read, null);
      reads.set(key, first);
      return first.answer;
    }
    if (!latest.begun) return latest.answer;
    latest.next ??= plan(key, read, latest.answer);
    return latest.next.answer;
  };
}
