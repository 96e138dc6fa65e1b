import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi();
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(api.deps);
  app.get('/hold', async () => {
    const until = performance.now() + 1_400;
    while (performance.now() < until);
    return {};
  });
  await app.ready();
});
afterAll(() => app.close());

const beat = () => new Promise((resolve) => setTimeout(resolve, 120));

it('fault 24: while the event loop is blocked the process asks not to be sent requests, and comes back', async () => {
  await expect.poll(async () => (await app.inject('/health/ready')).statusCode).toBe(200);
  await app.inject('/hold');
  await beat();
  const { statusCode, headers, body } = await app.inject('/health/ready');
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([503, '5', { status: 'busy' }]);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await expect.poll(async () => (await app.inject('/health/ready')).statusCode).toBe(200);
});
