import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'acheep-start-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Runs a program of the API until it ends, and returns its exit code and all that it wrote. */
async function run(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, file)], {
    env: { PATH: process.env.PATH, DATA_DIR: directory, LOG_LEVEL: 'silent', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, output: output.trim() };
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
    const { code, output } = await run('start.ts', { PORT: String(port) });
    taken.close();
    expect([code, output]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`]);
  });

  it('where the database does not answer, and without its password', async () => {
    const { taken, port } = await takePort();
    taken.close();
    const url = `postgresql://acheep:hunter2@127.0.0.1:${port}/acheep`;
    const { code, output } = await run('start.ts', { PORT: '0', DATABASE_URL: url });
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toContain(`127.0.0.1:${port}`);
    expect(output).not.toContain('hunter2');
  });

  it.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '0', LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PORT: '0', PUBLIC_URL: 'acheep' }, 'PUBLIC_URL'],
    [{ PORT: '0', TRUST_PROXY: 'banana' }, 'TRUST_PROXY'],
    [{ PORT: '0', SECRET: 'x'.repeat(32) }, 'SECRET'],
    [{ PORT: '0', PUBLIC_URL: 'https://jobs.example.org', DEVELOPMENT_PAGES: 'true' }, 'DEVELOPMENT_PAGES'],
    [{ PORT: '0', DATA_DIR: import.meta.filename }, 'DATA_DIR'],
    [{ PORT: '0', DATA_DIR: `${import.meta.filename}/data` }, 'DATA_DIR'],
    [{ PORT: '0', HOST: '192.0.2.1' }, 'HOST'],
  ])('where %j is wrong, and names that setting alone', async (environment, setting) => {
    const { code, output } = await run('start.ts', environment);
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output.match(/[A-Z_]+ is (?:wrong|not set)/g)).toEqual([`${setting} is wrong`]);
  });

  it('where settings are missing', async () => {
    const { code, output } = await run('../server.ts', {});
    expect(code).toBe(1);
    inOneSentence(output);
    expect(output).toMatch(/DATABASE_URL is not set; SECRET is not set; SMTP_URL is not set/);
  });

  it('where the port of the server alone is in use', async () => {
    const { taken, port } = await takePort();
    const { code, output } = await run('../server.ts', {
      PORT: String(port),
      DATABASE_URL: inject('databaseAdminUrl'),
      SECRET: 'a secret that only this test knows',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    taken.close();
    expect([code, output]).toEqual([1, `Port ${port} is in use. Set PORT to another one.`]);
  });
});
