import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand as run } from './testing/run-command.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-command-'));
  database = await createTestDatabase(inject('databaseAdminUrl'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function put(name: string, content: string) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('the program', () => {
  it.each([['help'], ['--help'], ['-h']])('%s lists its commands', async (word) => {
    const { code, output } = await run([word]);
    expect(code).toBe(0);
    for (const name of ['all', 'api', 'worker', 'migrate', 'admin create <e-mail> [editor]'])
      expect(output).toContain(`\n  ${name} `);
  });

  it.each([[['banana']], [['--banana']], [['migrate', 'banana']], [['admin']], [['constructor']]])(
    'fault 23: %j ends with 2 and a sentence',
    async (words) => {
      const { code, output, fault } = await run(words);
      expect([code, output, fault.split('\n')]).toEqual([
        2,
        '',
        [expect.stringMatching(/\.$|\[?editor\]?$/)],
      ]);
    },
  );

  it.each([[[]], [['worker']]])('fault 23: %j names settings that are missing', async (words) => {
    const { code, fault } = await run(words, { PGPASSWORD_FILE: path.join(folder, 'nowhere') });
    expect([code, fault.split('\n')]).toEqual([1, [expect.stringContaining('SECRET is not set')]]);
    expect(fault).toContain(`PGPASSWORD_FILE is wrong (there is no file ${path.join(folder, 'nowhere')})`);
  });

  it('migrates a database that a file names, and needs no other setting', async () => {
    const url = new URL(database.url);
    const environment = {
      PGPASSWORD_FILE: await put('password', `${decodeURIComponent(url.password)}\n`),
      DATABASE_URL_FILE: '',
    };
    url.password = '';
    environment.DATABASE_URL_FILE = await put('url', url.href);
    expect(await run(['migrate'], environment)).toEqual({
      code: 0,
      output: 'The database is up to date.',
      fault: '',
    });
  });

  it('removes a second factor, and says so where there is none', async () => {
    const environment = { DATABASE_URL: database.url };
    const reset = (...words: string[]) => run(['second-factor', ...words], environment);
    expect(await reset('reset', 'nobody@example.com')).toEqual({
      code: 1,
      output: '',
      fault: 'No account with this address has an authenticator app or a passkey.',
    });
    expect((await reset('reset')).code).toBe(2);
  });

  it('fault 23: says in a sentence that the database does not answer', async () => {
    const { code, fault } = await run(['migrate'], {
      DATABASE_URL: 'postgresql://acheep:hunter2@127.0.0.1:1/acheep',
    });
    expect([code, fault.split('\n')]).toEqual([1, [expect.stringContaining('127.0.0.1:1')]]);
    expect(fault).not.toContain('hunter2');
  });
});
