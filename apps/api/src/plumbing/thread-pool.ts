import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';

/**
 * A pool of threads that run `file`, so that requests are served meanwhile. Threads start on demand, and end after half
 * a minute without work. `memory` limits each thread.
 */
export const threadPool = (
  file: URL,
  { most = 1, memory }: { most?: number; memory?: ResourceLimits } = {},
): Piscina =>
  new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 30_000,
    // Timings are not used, and their two histograms take 0.7 MB.
    recordTiming: false,
    ...(memory && { resourceLimits: memory }),
  });
