import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { statusOf } from '@acheep/contract/errors';
import { siteHealthGet } from '@acheep/contract/platform/site-health';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../src/testing/fault-proxy.ts';
import { freePort } from '../src/testing/free-port.ts';
import { startApi } from '../src/testing/harness.ts';
import { serverProcesses } from '../src/testing/server-process.ts';

const poisoned = path.resolve(import.meta.dirname, '../src/testing/poisoned-server.ts');
const endAfter = 1_000;
const api = await startApi();
let network: FaultProxy;
let processes: ReturnType<typeof serverProcesses>;
beforeAll(async () => {
  network = await startFaultProxy(api.deps.config.DATABASE_URL);
  processes = serverProcesses({
    ...api.deps.config,
    DATABASE_URL: network.through(api.deps.config.DATABASE_URL),
  });
});
afterAll(async () => {
  processes.killAll();
  await network.close();
});

const start = async () =>
  processes.startApi(
    await freePort(),
    {
      LOG_LEVEL: 'warn',
      STOP_DELAY: '0',
      TRUST_PROXY: 'loopback',
      HOLD: JSON.stringify({ every: 50, tellAfter: 300, endAfter }),
    },
    poisoned,
  );
type Running = Awaited<ReturnType<typeof start>>;

const get = (running: Running, url: string, from: string, language = 'en') =>
  fetch(running.url + url, { headers: { 'x-forwarded-for': from, 'accept-language': language } });
/** Sends a request that will get no response. */
const ask = (running: Running, url: string, from: string) => void get(running, url, from).catch(() => {});
const health = async () => {
  const admin = await createUser(api.prisma, { role: 'admin' });
  const { body } = await api.as(admin).call(siteHealthGet);
  return body.data.findings.filter(({ check }: { check: string }) => check === 'hold');
};

it('security 60: what holds the loop is named, ends the process, and is put aside once it has done so twice', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  for (const [running, url, from] of [
    [first, '/poison/cv?b=1&a=2', '192.0.2.1'],
    [second, '/poison/cv?a=2&b=1', '192.0.2.2'],
  ] as const) {
    // Open when the event loop stops, and innocent.
    ask(running, '/slow?ms=60000', from);
    await sleep(100);
    ask(running, url, from);
    expect(await running.ended).toBe(null);
    const [told, ended] = (await running.log()).filter(({ record }) => record === url);
    expect(told).toMatchObject({
      level: 40,
      msg: 'event loop held',
      endpoint: 'GET /poison/:id',
      place: expect.stringMatching(/hold .*poison\.ts:\d+/),
    });
    expect(ended).toMatchObject({ level: 60, msg: 'event loop held: the process ends' });
    expect(ended.heldMs).toBeGreaterThanOrEqual(endAfter);
    if (running === first)
      expect(await health()).toMatchObject([{ state: 'warning', about: expect.stringContaining(url) }]);
  }

  const third = await start();
  const refused = await get(third, '/poison/cv?b=1&a=2', '192.0.2.3', 'km');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    statusOf('request.put_aside'),
    'request.put_aside',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  // The innocent request still runs, although it was open both times.
  expect((await get(third, '/slow?ms=1', '192.0.2.3')).status).toBe(200);
  expect(await health()).toMatchObject([{ state: 'fault', about: expect.stringContaining('suspended') }]);

  // Without the database, the process ends all the same.
  network.drop();
  ask(third, '/poison/other', '192.0.2.4');
  expect(await third.ended).toBe(null);
  expect((await third.log()).map(({ msg }) => msg)).toContain('what held the event loop was not taken down');
  await network.restore();
}, 120_000);

it('security 60: a process ends neither by a sleep of the machine, nor for want of a processor, nor at a breakpoint', async () => {
  const running = await start();
  const longer = endAfter * 1.5;
  running.kill('SIGSTOP');
  await sleep(longer);
  running.kill('SIGCONT');
  await sleep(endAfter / 2);
  for (const what of ['starved', 'debugged'])
    expect([what, (await get(running, `/${what}?ms=${longer}`, '192.0.2.1')).status]).toEqual([what, 200]);
  // A stop that waits for the database after everything else has closed is no block either.
  await get(running, `/unfinished?ms=${endAfter}`, '192.0.2.1');
  expect((await running.stop()).code).toBe(0);
  const told = (await running.log()).filter(({ msg }) => msg.startsWith('event loop held'));
  expect(told).toMatchObject([{ endpoint: 'GET /starved' }]);
}, 120_000);
