import type { FastifyInstance, FastifyRequest } from 'fastify';
import { metrics } from '../watching/metrics.ts';

/** How often the loop is looked at, ms. */
const beat = 100;
/** Held this long beyond the beat, it was blocked and the log says so; this long, others had better be asked for a while. */
const [blockedAt, busyAt] = [200, 1000];
/** How long the process calls itself busy after it was held that long, ms. */
const busyFor = 5000;

interface Open {
  endpoint: string;
  began: number;
  ended?: number;
}

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unknown'}`;

/**
 * Watches for work that holds the event loop and with it everybody. Node does not tell whose it was: it is one of the
 * requests that were open while the beat was due and did not come, so all of those are named. Those that came only just
 * before the beat at last did were waiting themselves.
 */
export function watchEventLoop(app: FastifyInstance) {
  const open = new Set<Open>();
  let due = performance.now() + beat;
  let busyUntil = 0;

  app.addHook('onRequest', async (request, reply) => {
    const entry: Open = { endpoint: nameOf(request), began: performance.now() };
    open.add(entry);
    // Forgotten at the next beat: what has held the loop may be answered before that.
    reply.raw.once('close', () => {
      entry.ended = performance.now();
    });
  });

  function look() {
    const now = performance.now();
    const late = now - due;
    if (late >= blockedAt) {
      metrics.loopBlocked.inc();
      const wereOpen = [...open].filter(({ began, ended = now }) => began <= now - blockedAt && ended >= due);
      const endpoints = [...new Set(wereOpen.map(({ endpoint }) => endpoint))];
      app.log.warn({ blockedMs: Math.round(late), endpoints }, 'event loop blocked');
    }
    if (late >= busyAt) busyUntil = now + busyFor;
    for (const entry of open) if (entry.ended !== undefined) open.delete(entry);
    due = now + beat;
  }

  const timer = setInterval(look, beat).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  return {
    /** Whether the loop was held so long just now that requests had better go elsewhere. */
    isBusy: () => performance.now() < busyUntil,
  };
}
