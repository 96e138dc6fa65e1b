import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@acheep/search/steps';

/** How long one piece of work may hold the event loop before others have their turn, ms. */
const turn = 5;

/** Does work that takes long, while requests that came in meanwhile go on. */
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
