/**
 * Gives memory back at once that is no longer kept, where V8 would let 64 MB of it wait until it clears them away. Whoever
 * reads may have it in hand: it goes when everybody who was reading as it was retired has ended. Where that takes long, V8
 * may clear away what nobody has any more.
 */
export function reclaimer() {
  /** Who reads, the first of them first. */
  const reading = new Set<number>();
  let latest = 0;
  /** With the last reader who may have it. */
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
    /** Nobody who comes from now on gets this memory. */
    retire(memory: Iterable<ArrayBuffer>) {
      retired.push({ reader: latest, memory: Array.from(memory, (buffer) => new WeakRef(buffer)) });
    },

    /** What is read stays there until the next turn of the event loop: for what is done with it in one go. */
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
