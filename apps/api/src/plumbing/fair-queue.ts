import { AppError } from '../error.ts';

interface Waiting {
  start(): void;
  refuse(): void;
}

export interface FairQueue {
  /** Does `work` when it is `caller`'s turn; throws `service.unavailable` where there is no room to wait. */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Room for slow work (passwords, pictures): `atOnce` pieces run, at most `waiting` more wait, so that nobody waits for
 * longer than the work of that many takes. Callers are served in turn, one piece each: a hundred pieces of one delay
 * another's by one. Without room, the newest piece of whoever has the most waiting goes, so that nobody can fill it.
 */
export function fairQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): FairQueue {
  /** Who waits, by caller, in the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function makeRoom(line: Waiting[]) {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), line);
    // Taking from a line that is no longer than the caller's would only change who is refused.
    if (longest.length <= line.length + 1) throw new AppError('service.unavailable');
    longest.pop()?.refuse();
    waiting -= 1;
  }

  function waitInLine(caller: string) {
    const line = lines.get(caller) ?? [];
    if (waiting >= most) makeRoom(line);
    lines.set(caller, line);
    waiting += 1;
    return new Promise<void>((start, reject) => {
      line.push({ start, refuse: () => reject(new AppError('service.unavailable')) });
    });
  }

  /** Hands the place of a piece that is done to the next. */
  function next() {
    const [turn] = lines;
    if (!turn) {
      running -= 1;
      return;
    }
    const [caller, line] = turn;
    const first = line.shift();
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line);
    waiting -= 1;
    first?.start();
  }

  return {
    async run(caller, work) {
      if (running < atOnce) running += 1;
      else await waitInLine(caller);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
