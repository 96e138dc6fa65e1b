import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runProgram } from '../testing/run-command.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'acheep-start-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Runs a program of the API until it ends, and returns its exit code and its output. */
async function run(file: string, environment: Record<string, string>) {
  const { code, output, fault } = await runProgram(file, [], {
    environment: { DATA_DIR: directory, ...environment },
  });
  return { code, output: output + fault };
}

const inOneSentence = (output: string) => {
  expect(output.split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/\s+at .*:\d+:\d+/);
};

async function takePort() {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  return { taken, port: typeof address === 'object' && address ? address.port : 0 };
}

describe('a start that cannot succeed ends with one sentence', () => {
  it('where the port is in use', async () => {
    const { taken, port } = await takePort();
    const { code, output } = await run('local/start.mjs', { PORT: String(port) });
    taken.close();
    expect([code, output]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`]);
  });

  it('where the database does not answer, and without its password', async () => {
    // A port that was free may have been taken by another test meanwhile.
    const url = 'postgresql://acheep:hunter2@127.0.0.1:1/acheep';
    const { code, output } = await run('local/start.mjs', { PORT: '0', DATABASE_URL: url });
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toContain('127.0.0.1:1/');
    expect(output).not.toContain('hunter2');
  });

  // Each setting alone is tested where settings are read.
  const manyWrong = { PORT: 'abc', LOG_LEVEL: 'loud', TRUST_PROXY: 'banana', SECRET: 'x'.repeat(32) };

  it.each([
    [manyWrong, Object.keys(manyWrong)],
    [{ PORT: '0', PUBLIC_URL: 'https://jobs.example.org', DEVELOPMENT_PAGES: 'true' }, ['DEVELOPMENT_PAGES']],
    [{ PORT: '0', DATA_DIR: import.meta.filename }, ['DATA_DIR']],
    [{ PORT: '0', DATA_DIR: `${import.meta.filename}/data` }, ['DATA_DIR']],
    [{ PORT: '0', HOST: '192.0.2.1' }, ['HOST']],
  ])('where %j is wrong, and names that alone', async (environment, wrong) => {
    const { code, output } = await run('local/start.mjs', environment);
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output.match(/[A-Z_]+ is (?:wrong|not set)/g)?.sort()).toEqual(
      wrong.map((name) => `${name} is wrong`).sort(),
    );
  });

  it('where settings are missing', async () => {
    const { code, output } = await run('server.ts', {});
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toMatch(/DATABASE_URL is not set; SECRET is not set; SMTP_URL is not set/);
  });

  it('where the port of the server alone is in use', async () => {
    const { taken, port } = await takePort();
    const { url, drop } = await createTestDatabase(inject('databaseAdminUrl'));
    const { code, output } = await run('server.ts', {
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
