import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runProgram } from '../src/testing/run-command.ts';
import { takePort } from '../src/testing/take-port.ts';

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

describe('fault 23: a start that cannot succeed ends with one sentence', () => {
  it.each([
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
