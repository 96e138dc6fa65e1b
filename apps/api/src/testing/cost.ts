/**
 * Milliseconds for which `work` blocks the event loop, independent of the machine's load: the lesser of wall-clock
 * time, which other processes lengthen, and the thread's CPU time, which the system counts in steps.
 */
function costOf(work: () => unknown): number {
  const [began, before] = [performance.now(), process.threadCpuUsage()];
  work();
  const [took, { user, system }] = [performance.now() - began, process.threadCpuUsage(before)];
  return Math.min(took, (user + system) / 1000);
}

/** Least of several measurements while over `limit`: compiling and garbage collection cost only now and then. */
export function minCost(limit: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 4 && least > limit; tried += 1) least = Math.min(least, costOf(work));
  return least;
}

/** Mean of sixteen runs in one measurement: a single short one may fall between two steps of the clock, and cost nothing. */
export const meanCost = (work: () => unknown): number =>
  costOf(() => {
    for (let run = 0; run < 16; run += 1) work();
  }) / 16;

/** Milliseconds below which a measurement tells nothing: clocks count in steps, and garbage is collected. */
const minTold = 10;
const pieces = 16;

/**
 * True when `work` takes more than linear time for a text or a list: far more for the whole than for its sixteen pieces
 * one after the other. Quadratic time is sixteen times as long.
 */
export function outgrows<T extends string | unknown[]>(work: (given: T) => unknown, whole: T): boolean {
  const first = costOf(() => work(whole));
  if (first <= minTold) return false;
  const length = Math.ceil(whole.length / pieces);
  const parts = Array.from({ length: pieces }, (_, at) => whole.slice(at * length, (at + 1) * length) as T);
  // The parts may fit between two steps of the clock, and cost nothing then.
  const limit = Math.max(
    minTold,
    4 *
      costOf(() => {
        for (const part of parts) work(part);
      }),
  );
  return first > limit && minCost(limit, () => work(whole)) > limit;
}

/**
 * Runs `work`, and returns the longest time for which it blocked the event loop without a break, measured as in
 * `costOf`: only between two turns of the loop can other requests run.
 */
export async function maxHold<T>(work: () => Promise<T>): Promise<{ held: number; answer: T }> {
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
 * Milliseconds for which one request may block the loop: twenty on an idle machine. Others use it while tests run, so a
 * plain request shows how slow it is; quadratic time takes hundreds.
 */
export const allowedHold = (plain: number) => 40 + 3 * plain;

/** As `maxHold`, repeated while over `limit`: the least of several measurements. */
export async function minHold(limit: number, work: () => Promise<{ statusCode: number }>) {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 4 && least > limit; tried += 1) {
    const { held, answer } = await maxHold(work);
    if (answer.statusCode >= 500) throw new Error(`It was answered with ${answer.statusCode}`);
    least = Math.min(least, held);
  }
  return least;
}
