import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@acheep/search/analysis/steps';

/** Milliseconds that one piece of work may block the event loop. */
const turn = 5;

/** Runs long work in steps, so that requests are served in between. */
export async function runYielding<T>(steps: Steps<T>): Promise<T> {
  let until = performance.now() + turn;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + turn;
  }
}
