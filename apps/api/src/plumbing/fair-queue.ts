import { AppError } from '../error.ts';

interface Waiting {
  start(): void;
  refuse(): void;
}

export interface FairQueue {
  /** Runs `work` at `caller`'s turn; throws `service.unavailable` if the queue is full. */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A queue for slow work (passwords, pictures): `atOnce` pieces run and at most `waiting` wait, which limits the longest
 * wait. Callers are served round robin: a hundred pieces of one caller delay another's by one. When the queue is full,
 * the newest piece of the caller with the most waiting pieces is refused, so that nobody can fill it.
 */
export function fairQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): FairQueue {
  /** Waiting work by caller, in the order of their turns. */
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

  /** Gives the slot of finished work to the next. */
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
