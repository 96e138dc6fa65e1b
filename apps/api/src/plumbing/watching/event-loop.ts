import inspector from 'node:inspector';
import { metrics } from './metrics.ts';
import { openWork } from './open-work.ts';

/** How often the loop looks at itself, ms. */
const beat = 100;
/** Held this long beyond the beat, it was blocked and the log says so; this long, others had better be asked for a while. */
const [blockedAt, busyAt] = [200, 1000];
/** How long the process calls itself busy after it was held that long, ms. */
const busyFor = 5000;

interface Blocked extends Record<string, unknown> {
  blockedMs: number;
  endpoints: string[];
}

const told = new Set<(blocked: Blocked) => void>();
let timer: NodeJS.Timeout | undefined;
let due = 0;
let busyUntil = 0;

/** What was open while the beat was due and did not come. What came only just before it at last did was waiting itself. */
function namesOf(all: ReturnType<typeof openWork.look>, now: number): string[] {
  const wereOpen = all.filter(({ began, ended = now }) => began <= now - blockedAt && ended >= due);
  return [...new Set(wereOpen.map(({ work }) => work.name))];
}

function look() {
  // Whoever stands at a breakpoint stands there as long as they like.
  openWork.memory.beat(inspector.url() !== undefined);
  const now = performance.now();
  const late = now - due;
  const all = openWork.look();
  if (late >= blockedAt) {
    metrics.loopBlocked.inc();
    const blocked = { blockedMs: Math.round(late), endpoints: namesOf(all, now) };
    for (const tell of told) tell(blocked);
  }
  if (late >= busyAt) busyUntil = now + busyFor;
  due = now + beat;
}

/**
 * Has the event loop look at itself ten times a second: the beat by which the thread beside it sees that it goes on, and
 * a word to `tell` where one piece of work held it, and with it everybody. Returns how to stop it.
 */
export function watchEventLoop(tell: (blocked: Blocked) => void): () => void {
  told.add(tell);
  if (!timer) {
    due = performance.now() + beat;
    timer = setInterval(look, beat).unref();
  }
  return () => {
    told.delete(tell);
    if (told.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whether the loop was held so long just now that requests had better go elsewhere. */
export const isLoopBusy = () => performance.now() < busyUntil;
