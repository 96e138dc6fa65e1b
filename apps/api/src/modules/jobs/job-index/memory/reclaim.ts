/**
 * Frees buffers at once when they are no longer cached, where V8 would let 64 MB of them wait for garbage collection.
 * Readers may still use them: a buffer is freed when all readers that were active when it was retired have ended. Until
 * then V8 may collect it if nobody refers to it.
 */
export function reclaimer() {
  /** Active readers, oldest first. */
  const reading = new Set<number>();
  let latest = 0;
  /** Retired buffers with the last reader that may use them. */
  const retired: { reader: number; memory: WeakRef<ArrayBuffer>[] }[] = [];

  function reclaim() {
    const [first = Number.POSITIVE_INFINITY] = reading;
    const held = retired.findIndex(({ reader }) => reader >= first);
    const free = retired.splice(0, held < 0 ? retired.length : held);
    for (const one of free.flatMap(({ memory }) => memory)) {
      const buffer = one.deref();
      if (buffer && !buffer.detached) buffer.transfer(0);
    }
  }

  return {
    /** New readers do not get these buffers. */
    retire(memory: Iterable<ArrayBuffer>) {
      retired.push({ reader: latest, memory: Array.from(memory, (buffer) => new WeakRef(buffer)) });
    },

    /** The result stays valid until the next turn of the event loop: for synchronous use. */
    async whileReading<Value>(read: () => Promise<Value>): Promise<Value> {
      const reader = ++latest;
      reading.add(reader);
      try {
        return await read();
      } finally {
        reading.delete(reader);
        if (retired.length > 0) setImmediate(reclaim);
      }
    },
  };
}
