/**
 * Milliseconds that `work` holds the event loop for, without what else runs on the machine: the less of the clock's
 * time, which other processes lengthen, and the thread's own, which the system counts in steps.
 */
function costOf(work: () => unknown): number {
  const [began, before] = [performance.now(), process.threadCpuUsage()];
  work();
  const [took, { user, system }] = [performance.now() - began, process.threadCpuUsage(before)];
  return Math.min(took, (user + system) / 1000);
}

/** The least of several, once one was over `limit`: compiling and collecting garbage cost only now and then. */
export function leastCost(limit: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 4 && least > limit; tried += 1) least = Math.min(least, costOf(work));
  return least;
}

/** Of less than this, ms, the clock tells nothing: it counts in steps, and garbage is collected now and then. */
const leastTold = 10;
const pieces = 16;

/**
 * Whether `work` takes more than time in proportion to a text or a list: the whole of it far more than its sixteen pieces
 * one after the other. What grows as the square takes sixteen times as long.
 */
export function outgrows<T extends string | unknown[]>(work: (given: T) => unknown, whole: T): boolean {
  const first = costOf(() => work(whole));
  if (first <= leastTold) return false;
  const length = Math.ceil(whole.length / pieces);
  const parts = Array.from({ length: pieces }, (_, at) => whole.slice(at * length, (at + 1) * length) as T);
  const limit =
    4 *
    costOf(() => {
      for (const part of parts) work(part);
    });
  return first > limit && leastCost(limit, () => work(whole)) > limit;
}

/**
 * Does `work`, and tells the longest time that it held the event loop for without a break, counted as in `costOf`:
 * between two turns of the loop nobody else comes to anything.
 */
export async function longestHold<T>(work: () => Promise<T>): Promise<{ held: number; answer: T }> {
  let held = 0;
  let open = true;
  let [began, before] = [performance.now(), process.threadCpuUsage()];
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    held = Math.max(held, Math.min(performance.now() - began, (user + system) / 1000));
    [began, before] = [performance.now(), process.threadCpuUsage()];
    if (open) setImmediate(look);
  };
  setImmediate(look);
  const answer = await work();
  open = false;
  look();
  return { held, answer };
}

/**
 * What one request may hold the loop for, ms: twenty where the machine is ours alone. Others use it while tests run,
 * and a plain request tells how slow that makes it; what grows as its square takes hundreds.
 */
export const allowedHold = (plain: number) => 40 + 3 * plain;

/** As `longestHold`, and again where it was longer than `limit`: the least of several counts. */
export async function leastHold(limit: number, work: () => Promise<{ statusCode: number }>) {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 4 && least > limit; tried += 1) {
    const { held, answer } = await longestHold(work);
    if (answer.statusCode >= 500) throw new Error(`It was answered with ${answer.statusCode}`);
    least = Math.min(least, held);
  }
  return least;
}
