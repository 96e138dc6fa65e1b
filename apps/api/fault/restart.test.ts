import { request } from 'node:http';
import { jobCreate } from '@acheep/contract/jobs/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';
import { startApi } from '../src/testing/harness.ts';
import { serverProcesses } from '../src/testing/server-process.ts';
import { startBalancer } from './balancer.ts';

const api = await startApi();
let processes: ReturnType<typeof serverProcesses>;
/** One caller stands for many users here. */
const settings = { LIMIT_FACTOR: '100000' };

beforeAll(async () => {
  processes = serverProcesses(api.deps.config);
});
afterEach(() => processes.killAll());

/** Users who read and write while `goesOn` returns true; returns the responses, and what they have created. */
async function drive(
  url: string,
  token: string,
  goesOn: () => boolean,
  name: string,
  answers = new Map<string, number>(),
) {
  const made: string[] = [];
  async function person(number: number) {
    for (let turn = 0; goesOn(); turn += 1) {
      const title = `${name} ${number} ${turn}`;
      const isWrite = turn % 4 === 0;
      const address = isWrite
        ? `/api/v1${jobCreate.path}`
        : `/api/v1/job?search=${turn % 2 ? 'cook' : 'ចុងភៅ'}`;
      const answer = await fetch(url + address, {
        method: isWrite ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(isWrite && { 'content-type': 'application/json' }) },
        body: isWrite ? JSON.stringify({ title }) : null,
      }).catch((error) => ({ status: String(error.cause?.code ?? error), text: async () => '' }));
      await answer.text();
      const status = String(answer.status);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (isWrite && status.startsWith('2')) made.push(title);
    }
  }
  await Promise.all(Array.from({ length: 6 }, (_, number) => person(number)));
  return { answers, made };
}

it('fault 25: two that are restarted one after the other fail nobody', async () => {
  const token = await api.tokenOf(await createRecruiter(api.prisma));
  const ports = [await freePort(), await freePort()];
  const running = [];
  for (const port of ports) running.push(await processes.startApi(port, settings));
  const balancer = await startBalancer(ports);
  let isDone = false;
  const driving = drive(balancer.url, token, () => !isDone, 'Rolling');
  const count = () => [...balancer.served.values()].reduce((a, b) => a + b, 0);
  const more = async (wanted: number) => {
    const before = count();
    await expect.poll(() => count(), { timeout: 60_000 }).toBeGreaterThan(before + wanted);
  };
  await more(50);
  for (const [index, port] of ports.entries()) {
    const { code, took } = (await running[index]?.stop()) ?? {};
    expect([code, Number(took) < 15_000]).toEqual([0, true]);
    await more(20);
    await processes.startApi(port, settings);
    const before = balancer.served.get(port) ?? 0;
    // The new process gets requests before the next one stops.
    await expect.poll(() => balancer.served.get(port) ?? 0, { timeout: 60_000 }).toBeGreaterThan(before + 10);
  }
  isDone = true;
  const { answers, made } = await driving;
  expect([...answers.keys()].sort()).toEqual(['200', '201']);
  const rows = await api.prisma.job.findMany({
    where: { title: { startsWith: 'Rolling ' } },
    select: { title: true },
  });
  expect(rows.map(({ title }) => title).sort()).toEqual(made.sort());
  await balancer.close();
});

it('fault 3: asked to end under load, it is not ready first, answers all that has come, and ends in time', async () => {
  const user = await createUser(api.prisma);
  const token = await api.tokenOf(await createRecruiter(api.prisma));
  const port = await freePort();
  // The maximum: the clients here have to notice it on a busy machine, too.
  const running = await processes.startApi(port, { ...settings, STOP_DELAY: '3' });

  // A slow upload in progress: half of the file is sent before the stop, half of it after.
  const content = Buffer.from(`%PDF-1.7\n${'x'.repeat(20_000)}\n%%EOF`);
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const upload = request({
    host: '127.0.0.1',
    port,
    path: '/api/v1/upload/docs',
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.tokenOf(user)}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const uploaded = new Promise((resolve) => {
    upload.once('response', (answer) => resolve(answer.resume().statusCode));
    upload.once('error', resolve);
  });
  upload.write(head);
  upload.write(content.subarray(0, 10_000));

  let isReady = true;
  const answers = new Map<string, number>();
  const driving = drive(running.url, token, () => isReady, 'Ending', answers);
  expect((await fetch(`${running.url}/health/open`)).status).toBe(200);
  const asUsual = () => expect([...answers.keys()].sort()).toEqual(['200', '201']);
  await vi.waitFor(asUsual, { timeout: 60_000 });
  const ending = running.stop();
  const saying = await vi.waitFor(
    async () => {
      const answer = await fetch(`${running.url}/health/ready`);
      expect(answer.status).toBe(503);
      return answer.json();
    },
    { timeout: 1500, interval: 20 },
  );
  // Clients that have noticed send nothing more.
  isReady = false;
  // It reports not ready and still serves requests, as a proxy only notices at its next check.
  expect(saying).toEqual({ status: 'stopping' });
  expect((await fetch(`${running.url}/health/open`)).status).toBe(503);
  expect((await fetch(`${running.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${running.url}/api/v1/job`)).status).toBe(200);
  upload.write(content.subarray(10_000));
  upload.end('\r\n--x--\r\n');

  await driving;
  asUsual();
  expect(await uploaded).toBe(201);
  const { code, took } = await ending;
  expect([code, took < 15_000]).toEqual([0, true]);
});
