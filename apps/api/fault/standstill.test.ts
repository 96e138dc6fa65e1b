import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';

const program = path.resolve(import.meta.dirname, '../src/local/start.mjs');
const poisoned = path.resolve(import.meta.dirname, 'poisoned.ts');
/** Milliseconds for which it has to stay healthy. */
const watched = 20_000;
let directory: string;
let product: ChildProcess;
let url: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'acheep-standstill-'));
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  product = spawn(process.execPath, [program], {
    // The whole product of a checkout, in a separate process group as at a terminal.
    env: {
      PATH: process.env.PATH,
      DATA_DIR: directory,
      PORT: port,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'loopback',
      LIMIT_FACTOR: '1000',
      NODE_OPTIONS: `--import=${poisoned}`,
    },
    stdio: 'ignore',
    detached: true,
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), {
    timeout: 110_000,
    interval: 200,
  });
});
afterAll(async () => {
  if (product.exitCode === null) process.kill(-Number(product.pid), 'SIGKILL');
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
});

/** The status code, if there is a response. */
const ask = (address: string, from: string, patience = 60_000) =>
  fetch(url + address, {
    headers: { 'x-forwarded-for': from },
    signal: AbortSignal.timeout(patience),
  }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => undefined,
  );

it('fault 24: what holds whoever reads it stops the others twice, for less than 20 s, and then no more', async () => {
  const gaps: number[] = [];
  const ofPoison: (number | undefined)[] = [];
  let [answered, since] = [performance.now(), performance.now()];
  let isDone = false;
  // Several clients request it repeatedly.
  const curious = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(async (from) => {
    while (!isDone) {
      ofPoison.push(await ask('/poison/cv', from));
      await sleep(200);
    }
  });
  while (gaps.length <= 2 && performance.now() - since < (gaps.length === 2 ? watched : 60_000)) {
    const isWell = (await ask('/api/v1/job', '192.0.2.9', 1_000)) === 200;
    const now = performance.now();
    if (isWell && now - answered > 3_000) {
      gaps.push(now - answered);
      since = now;
    }
    if (isWell) answered = now;
    await sleep(100);
  }
  isDone = true;
  await Promise.all(curious);
  const shorter = expect.toSatisfy((gap: number) => gap < 20_000, 'less than 20 s');
  expect(gaps).toEqual([shorter, shorter]);
  expect(new Set(ofPoison)).toEqual(new Set([undefined, 503]));

  const ended = once(product, 'exit');
  process.kill(-Number(product.pid), 'SIGINT');
  expect(await ended).toEqual([0, null]);
});
