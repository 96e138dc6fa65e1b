import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';

/**
 * Threads that run the file beside which it is said, so that requests go on meanwhile. There is none before somebody wants
 * something, and each ends when nobody has for half a minute. `memory` is what each may take.
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
    // Nobody reads how long its tasks took, and the two histograms take 0.7 MB.
    recordTiming: false,
    ...(memory && { resourceLimits: memory }),
  });
