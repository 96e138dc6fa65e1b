import inspector from 'node:inspector';
import { metrics } from './metrics.ts';
import { openWork } from './open-work.ts';

/** Milliseconds between two beats of the event loop. */
const beat = 100;
/** Milliseconds beyond the beat after which a block is logged, and after which the process reports that it is busy. */
const [blockedAt, busyAt] = [200, 1000];
/** Milliseconds for which the process reports busy after such a block. */
const busyFor = 5000;

interface Blocked extends Record<string, unknown> {
  blockedMs: number;
  endpoints: string[];
}

const listeners = new Set<(blocked: Blocked) => void>();
let timer: NodeJS.Timeout | undefined;
let due = 0;
let busyUntil = 0;

/** Names of the work that was open at the missed beat. Work that began just before the late beat was itself delayed. */
function namesOf(all: ReturnType<typeof openWork.look>, now: number): string[] {
  const wereOpen = all.filter(({ began, ended = now }) => began <= now - blockedAt && ended >= due);
  return [...new Set(wereOpen.map(({ work }) => work.name))];
}

function look() {
  // A debugger may stop at a breakpoint for any time.
  openWork.memory.beat(inspector.url() !== undefined);
  const now = performance.now();
  const late = now - due;
  const all = openWork.look();
  if (late >= blockedAt) {
    metrics.loopBlocked.inc();
    const blocked = { blockedMs: Math.round(late), endpoints: namesOf(all, now) };
    for (const tell of listeners) tell(blocked);
  }
  if (late >= busyAt) busyUntil = now + busyFor;
  due = now + beat;
}

/**
 * Starts a beat ten times a second, which the watchdog thread observes, and calls `tell` when one piece of work blocked
 * the event loop. Returns a function that stops it.
 */
export function watchEventLoop(tell: (blocked: Blocked) => void): () => void {
  listeners.add(tell);
  if (!timer) {
    due = performance.now() + beat;
    timer = setInterval(look, beat).unref();
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** True shortly after a long block, when requests should go to another process. */
export const isLoopBusy = () => performance.now() < busyUntil;
