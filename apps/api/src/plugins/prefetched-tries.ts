interface Block {
  /** Tries that the database has counted and nobody has used. */
  left: number;
  /** The database gives no more until the window ends. */
  used: boolean;
  endsAt: Date;
}

/** Callers remembered at most. Who is forgotten loses the rest of a block. */
const mostCallers = 20_000;

/**
 * Tries in store, taken from the database a block at a time: most calls ask nobody. The database has counted each of
 * them beforehand, so several processes together give no more than the limit; a process may keep a rest to itself.
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
      if (blocks.size > mostCallers && oldest !== undefined) blocks.delete(oldest);
    } finally {
      fetching.delete(caller);
    }
  }

  return {
    /** Uses one try up. Returns when the window ends, where none is left. */
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
