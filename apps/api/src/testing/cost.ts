/**
 * Milliseconds that `work` holds the event loop for, without what else runs on the machine: the less of the clock's
 * time, which other processes lengthen, and the thread's own, which the system counts in steps.
 */
export function costOf(work: () => unknown): number {
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
