import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentUpload } from '@acheep/contract/platform/upload';
import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeKeys } from '../src/modules/platform/backup/archive-crypt.ts';
import { makeBackup } from '../src/modules/platform/backup/backup.ts';
import { pdf } from '../src/testing/document.ts';
import { ask, createEmptyDatabase } from '../src/testing/empty-database.ts';
import { type Harness, startHarness } from '../src/testing/harness.ts';
import { runCommand } from '../src/testing/run-command.ts';

const there = 'https://jobs.there.example';
let folder: string;
/** Another installation, which the archives come from. */
let other: Harness;
/** The existing site. */
let site: Awaited<ReturnType<typeof createTestDatabase>>;
let keys: { writes: string; reads: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-restore-'));
  [other, site, keys] = await Promise.all([
    startHarness(),
    createTestDatabase(inject('databaseAdminUrl')),
    makeKeys(),
  ]);
  const owner = await createUser(other.prisma);
  const file = { name: 'cv.pdf', content: pdf(5_000) };
  expect((await other.as(owner).call(documentUpload, { file })).status).toBe(201);
  const database = connect({ url: site.url, poolSize: 1 });
  await createUser(database.prisma, { email: 'stays@there.example' });
  await database.close();
  await mkdir(path.join(folder, 'files', 'docs'), { recursive: true });
  await writeFile(path.join(folder, 'files', 'docs', 'a-file'), 'stays');
});
afterAll(async () => {
  await other.close();
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Path of an archive of the other installation. */
async function archive(key: string, change: (whole: Buffer) => Buffer = (whole) => whole): Promise<string> {
  const to = await mkdtemp(path.join(folder, 'archive-'));
  const config = { ...other.deps.config, PUBLIC_URL: 'https://jobs.elsewhere.example' };
  const { name } = await makeBackup({ ...config, BACKUP_TO: to, BACKUP_KEY: key }, other.deps.storage);
  const file = path.join(to, name);
  await writeFile(file, change(await readFile(file)));
  return file;
}

/** Everything that a restore could change. */
const asItIs = async () => ({
  tables: await ask(site.url, 'SELECT oid::int, relname, relfilenode::int FROM pg_class ORDER BY oid'),
  accounts: await ask(site.url, 'SELECT id, email FROM "user" ORDER BY id'),
  files: await readdir(path.join(folder, 'files'), { recursive: true }),
});

async function refusal(words: string[], key = '') {
  const before = await asItIs();
  const { code, output, fault } = await runCommand(['restore', ...words], {
    DATABASE_URL: site.url,
    PUBLIC_URL: there,
    STORAGE_DIR: path.join(folder, 'files'),
    BACKUP_TO: path.join(folder, 'archives'),
    BACKUP_KEY: key,
  });
  expect(await asItIs()).toEqual(before);
  // A sentence, not a stack trace.
  expect([code, fault.split('\n').length]).toEqual([1, 1]);
  return { output, fault };
}

describe('fault 22: restore ends with 1 and a sentence, and what is there stands', () => {
  it('of another installation, over a site', async () => {
    const { output, fault } = await refusal([await archive('')]);
    expect(output).toContain('It is of another address than PUBLIC_URL, https://jobs.there.example');
    expect(fault).toMatch(/^There is a site in this database already, which would be lost: 1 accounts/);
  });

  it('encrypted for another installation', async () => {
    const ours = await makeKeys();
    const { fault } = await refusal([await archive(keys.writes), '--lose-what-is-there'], ours.reads);
    expect(fault).toBe('The archive was encrypted with another key than BACKUP_KEY.');
  });

  it('damaged, also where the loss is meant: with one wrong byte, and cut short', async () => {
    const wrong = (whole: Buffer) => {
      const middle = whole.length >> 1;
      whole[middle] = (whole[middle] ?? 0) ^ 1;
      return whole;
    };
    const files = [await archive(keys.writes, wrong), await archive('', (whole) => whole.subarray(0, -100))];
    for (const file of files) {
      const { fault } = await refusal([file, '--lose-what-is-there'], keys.reads);
      expect(fault).toMatch(/^The archive is damaged: .*\.$/);
    }
  });

  it('no archive at all, and none of this site', async () => {
    const file = path.join(folder, 'what.tar.gz');
    await writeFile(file, 'what is this?');
    expect((await refusal([file, '--lose-what-is-there'])).fault).toBe('This is no backup of Acheep.');
    // `latest` is never an archive of another site.
    await mkdir(path.join(folder, 'archives'));
    const whole = await archive('');
    await writeFile(path.join(folder, 'archives', path.basename(whole)), await readFile(whole));
    expect((await refusal(['latest', '--lose-what-is-there'])).fault).toBe(
      `There is no backup of this site in ${path.join(folder, 'archives')}.`,
    );
  });

  it('made by a program with another history', async () => {
    const change = (checksum: string) =>
      other.prisma
        .$executeRaw`UPDATE _prisma_migrations SET checksum = ${checksum} WHERE migration_name = ${name}`;
    const [{ name, checksum } = { name: '', checksum: '' }] = await ask<{ name: string; checksum: string }>(
      other.deps.config.DATABASE_URL,
      'SELECT migration_name AS name, checksum FROM _prisma_migrations ORDER BY 1 LIMIT 1',
    );
    await change('0'.repeat(64));
    const file = await archive('');
    await change(checksum);
    expect((await refusal([file, '--lose-what-is-there'])).fault).toBe(
      `The archive was made by a program whose migration ${name} is another one.`,
    );
  });
});

it('the latest backup of a site is restored elsewhere, and compared', async () => {
  const to = await mkdtemp(path.join(folder, 'latest-'));
  const config = { ...other.deps.config, PUBLIC_URL: there, BACKUP_TO: to, BACKUP_KEY: '' };
  await makeBackup(config, other.deps.storage);
  const elsewhere = await createEmptyDatabase(inject('databaseAdminUrl'));
  const restored = await runCommand(['restore', 'latest'], {
    DATABASE_URL: elsewhere.url,
    STORAGE_DIR: path.join(folder, 'elsewhere'),
    BACKUP_TO: to,
    PUBLIC_URL: there,
  });
  expect([restored.code, restored.fault]).toEqual([0, '']);
  expect(restored.output).toMatch(/Restored and compared: \d+ rows and \d+ files/);
  const accounts = 'SELECT id, email FROM "user" ORDER BY id';
  expect(await ask(elsewhere.url, accounts)).toEqual(await ask(other.deps.config.DATABASE_URL, accounts));
  await elsewhere.drop();
});
