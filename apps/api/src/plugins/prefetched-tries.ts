interface Block {
  /** Tries that the database has counted and that are not used yet. */
  left: number;
  /** True when the database grants no more until the window ends. */
  used: boolean;
  endsAt: Date;
}

/** Maximum remembered callers. A forgotten one loses the rest of its block. */
const maxCallers = 20_000;

/**
 * Tries prefetched from the database in blocks, so that most calls need no query. The database has counted each of them
 * beforehand, so several processes together grant no more than the limit; a process may leave a rest unused.
 */
export function prefetchedTries() {
  const blocks = new Map<string, Block>();
  const fetching = new Map<string, Promise<void>>();

  async function fetchBlock(caller: string, fetch: () => Promise<Block>) {
    try {
      const block = await fetch();
      blocks.delete(caller);
      blocks.set(caller, block);
      const [oldest] = blocks.keys();
      if (blocks.size > maxCallers && oldest !== undefined) blocks.delete(oldest);
    } finally {
      fetching.delete(caller);
    }
  }

  return {
    /** Uses one try. Returns the end of the window if none is left. */
    async take(caller: string, now: Date, fetch: () => Promise<Block>): Promise<Date | null> {
      for (;;) {
        const block = blocks.get(caller);
        if (block && block.endsAt > now) {
          if (block.left > 0) {
            block.left -= 1;
            return null;
          }
          if (block.used) return block.endsAt;
        }
        const fetched = fetching.get(caller) ?? fetchBlock(caller, fetch);
        fetching.set(caller, fetched);
        await fetched;
      }
    },
  };
}
