import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { startApi } from '../../testing/harness.ts';

const api = await startApi();
let app: FastifyInstance;
const lines: { msg: string; blockedMs: number; endpoints: string[] }[] = [];

function hold(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

beforeAll(async () => {
  app = await buildApp({ ...api.deps, logTo: { write: (line) => void lines.push(JSON.parse(line)) } });
  app.get<{ Querystring: { ms: string } }>('/hold', async ({ query }) => {
    hold(Number(query.ms));
    return {};
  });
  app.get('/wait', () => new Promise((resolve) => setTimeout(resolve, 500, {})));
  await app.ready();
});
afterAll(() => app.close());

const blocks = () => lines.filter(({ msg }) => msg === 'event loop blocked');
const beat = () => new Promise((resolve) => setTimeout(resolve, 120));

it('security 54: a request that holds the event loop is in the log, one that only waits is not', async () => {
  await beat();
  // A busy machine blocks at times, which is logged: repeated until it does not.
  await vi.waitFor(async () => {
    lines.splice(0);
    await app.inject('/wait');
    expect(blocks()).toEqual([]);
  }, 30_000);
  // Work that was still open at the missed beat would be named too.
  await beat();
  await app.inject('/hold?ms=500');
  await expect.poll(() => blocks()).toContainEqual(expect.objectContaining({ endpoints: ['GET /hold'] }));
  expect(blocks().find(({ endpoints }) => endpoints.includes('GET /hold'))?.blockedMs).toBeGreaterThan(200);
});
