import { tmpdir } from 'node:os';
import { createTestDatabase } from '@acheep/database/test-database';
import { describe, expect, inject, it, vi } from 'vitest';
import { readConfig, StartError } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { inOneSentence, runStart } from '../src/testing/failed-start.ts';
import { type FaultProxy, startFaultProxy } from '../src/testing/fault-proxy.ts';
import { takePort } from '../src/testing/take-port.ts';

const settings = {
  PORT: '0',
  SECRET: 'a secret that only this test knows',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STORAGE_DIR: tmpdir(),
  STOP_DELAY: '0',
  LOG_LEVEL: 'silent',
};
const limits = { giveUp: 400, silenceLimit: 800, hold: null };

describe('fault 23: a start that cannot succeed ends with one sentence', () => {
  it.each([
    [{ PORT: '0', PUBLIC_URL: 'https://jobs.example.org', DEVELOPMENT_PAGES: 'true' }, ['DEVELOPMENT_PAGES']],
    [{ PORT: '0', DATA_DIR: import.meta.filename }, ['DATA_DIR']],
    [{ PORT: '0', DATA_DIR: `${import.meta.filename}/data` }, ['DATA_DIR']],
    [{ PORT: '0', HOST: '192.0.2.1' }, ['HOST']],
  ])('where %j is wrong, and names that alone', async (environment, wrong) => {
    const { code, output } = await runStart('local/start.mjs', environment);
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output.match(/[A-Z_]+ is (?:wrong|not set)/g)?.sort()).toEqual(
      wrong.map((name) => `${name} is wrong`).sort(),
    );
  });

  it('where the database does not answer in time, and without its password', async () => {
    // A port that was free may have been taken by another test meanwhile.
    const url = 'postgresql://acheep:hunter2@127.0.0.1:1/acheep';
    const failure = await startServer(readConfig({ ...settings, DATABASE_URL: url }), {
      ...limits,
      startPatience: 0,
    }).catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    inOneSentence(failure.message);
    expect(failure.message).toContain('127.0.0.1:1/');
    expect(failure.message).not.toContain('hunter2');
  });

  it('where settings are missing', async () => {
    const { code, output } = await runStart('server.ts', {});
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toMatch(/DATABASE_URL is not set; SECRET is not set; SMTP_URL is not set/);
  });

  it('where the port of the server alone is in use', async () => {
    const { taken, port } = await takePort();
    const { url, drop } = await createTestDatabase(inject('databaseAdminUrl'));
    const { code, output } = await runStart('server.ts', {
      PORT: String(port),
      DATABASE_URL: url,
      SECRET: 'a secret that only this test knows',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    taken.close();
    await drop();
    expect([code, output]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`]);
  });
});

it.each<[string, (proxy: FaultProxy) => unknown]>([
  ['refuses at first', (proxy) => proxy.refuse()],
  ['is silent in the middle of it', (proxy) => proxy.dropAnswerTo('pgboss')],
])('fault 33: a start waits for a database that %s, and says so once', async (_, fail) => {
  const { url, drop } = await createTestDatabase(inject('databaseAdminUrl'));
  const proxy = await startFaultProxy(url);
  await fail(proxy);
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    const config = readConfig({ ...settings, DATABASE_URL: proxy.through(url) });
    const starting = startServer(config, limits);
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 30_000 });
    expect(told.mock.calls).toEqual([[expect.stringMatching(/ Trying again for 60 seconds\.$/)]]);
    inOneSentence(String(told.mock.calls[0]?.[0]));
    await proxy.restore();
    const server = await starting;
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    expect(told).toHaveBeenCalledTimes(1);
    await server.stop();
  } finally {
    told.mockRestore();
    await proxy.close();
    await drop();
  }
});
