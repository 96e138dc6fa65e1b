import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeKeys } from '../src/modules/platform/backup/archive-crypt.ts';
import { backupName } from '../src/modules/platform/backup/backup-name.ts';
import { backupPlace } from '../src/modules/platform/backup/backup-place.ts';
import { createStorage } from '../src/plumbing/storage/storage.ts';
import { startBuckets } from '../src/testing/bucket.ts';
import { pdf } from '../src/testing/document.ts';
import { ask, createEmptyDatabase } from '../src/testing/empty-database.ts';
import { type Harness, startHarness } from '../src/testing/harness.ts';
import { runCommand } from '../src/testing/run-command.ts';

// Files in one bucket, backups in another, with the program of the image.

let api: Harness;
let store: Awaited<ReturnType<typeof startBuckets>>;
let keys: { writes: string; reads: string };
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let bucket: Record<string, string>;
const cv = pdf(700_000);
const owner = 'dara@bucket.example';
const site = 'https://jobs.example.org';

beforeAll(async () => {
  store = await startBuckets('files', 'files-again', 'backups');
  bucket = {
    STORAGE: 's3',
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  api = await startHarness(bucket);
  keys = await makeKeys();
  const user = await createUser(api.prisma, { email: owner });
  const { status } = await api.as(user).call(documentUpload, { file: { name: 'cv.pdf', content: cv } });
  expect(status).toBe(201);
});
afterAll(async () => {
  await api.close();
  await store.stop();
});
let count = 0;
let folder: string;
beforeEach(async () => {
  empty = await createEmptyDatabase(inject('databaseAdminUrl'));
  count += 1;
  folder = `s3://backups/site-${count}`;
});
afterEach(() => empty.drop());

const settingsOf = (more: object = {}) => ({ ...api.deps.config, BACKUP_TO: folder, ...more });
const place = (more: object = {}) => backupPlace(settingsOf(more));
const held = async () => (await place().list()).map(({ name }) => name).sort();

const run = (words: string[], more: Record<string, string> = {}) =>
  runCommand(words, {
    ...bucket,
    DATABASE_URL: api.deps.config.DATABASE_URL,
    PUBLIC_URL: site,
    BACKUP_TO: folder,
    ...more,
  });

/** The output of a failed command: one sentence, without secrets. */
async function refusal(words: string[], more: Record<string, string> = {}) {
  const { code, fault } = await run(words, more);
  expect([code, fault.split('\n').length]).toEqual([1, 1]);
  expect(fault).not.toMatch(/S3RVER|hunter2/);
  return fault;
}

describe('fault 22: a backup in a bucket', () => {
  it.each([
    ['encrypted', true],
    ['open', false],
  ])('gives the site back, files from bucket to bucket: %s', async (_, isEncrypted) => {
    const made = await run(['backup'], isEncrypted ? { BACKUP_KEY: keys.writes } : {});
    expect([made.code, made.fault]).toEqual([0, '']);
    const [name = ''] = await held();
    expect(name).toMatch(/^acheep-jobs\.example\.org-\d{8}T\d{6}Z\.tar\.gz/);
    expect(name.endsWith('.age')).toBe(isEncrypted);
    const archive = await buffer(await place().read(name));
    expect(archive.includes('bucket.example')).toBe(false);
    expect(archive.subarray(0, 4).toString('latin1') === 'age-').toBe(isEncrypted);

    const there = { DATABASE_URL: empty.url, S3_BUCKET: 'files-again' };
    const back = await run(['restore', 'latest'], { ...there, BACKUP_KEY: isEncrypted ? keys.reads : '' });
    expect([back.code, back.fault]).toEqual([0, '']);
    expect(back.output).toMatch(/Restored and compared: \d+ rows and 1 files\./);
    const [row] = await ask<{ path: string }>(
      empty.url,
      `SELECT path FROM upload JOIN "user" ON "user".id = owner_id WHERE email = '${owner}'`,
    );
    const files = createStorage({ ...api.deps.config, ...there });
    const stored = await files.get(row?.path ?? '');
    expect((await buffer(stored as NonNullable<typeof stored>)).equals(cv)).toBe(true);
  });

  it('is put back without the system’s place for temporary files, which is memory in a container', async () => {
    const BACKUP_TO = await mkdtemp(path.join(tmpdir(), 'acheep-bucket-'));
    expect((await run(['backup'], { BACKUP_TO })).code).toBe(0);
    const there = { DATABASE_URL: empty.url, S3_BUCKET: 'files-again', TMPDIR: path.join(BACKUP_TO, 'none') };
    const { code, output, fault } = await run(['restore', 'latest'], { ...there, BACKUP_TO });
    expect([code, fault]).toEqual([0, '']);
    expect(output).toContain(' and 1 files.');
    expect((await readdir(BACKUP_TO)).length).toBe(1);
    await rm(BACKUP_TO, { recursive: true });
  });

  it('makes place for itself: of the latest days one stays, and of other sites everything', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const earlier = [3, 3.2, 10].map((days) => backupName(site, at(days), false));
    const strangers = ['notes.txt', backupName('https://other.example.org', at(40), false)];
    for (const name of [...earlier, ...strangers])
      await place().write(name, Readable.from([Buffer.from('x')], { objectMode: false }));
    const keep = { BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0' };
    const { code, output } = await run(['backup'], keep);
    expect(code).toBe(0);
    expect(output).toContain('Deleted old backups: ');
    const left = await held();
    expect(left).toEqual(expect.arrayContaining([...strangers, earlier[0]]));
    expect(left).not.toContain(earlier[1]);
    expect(left).not.toContain(earlier[2]);
    expect(left.length).toBe(strangers.length + 2);
  });

  it('of several parts is whole, and one that breaks off is not there', async () => {
    const chunk = Buffer.alloc(1_000_000, 'ខ្មែរ');
    const parts = async function* (until: number, fails: boolean) {
      for (let turn = 0; turn < until; turn += 1) yield chunk;
      if (fails) throw new Error('the database went away');
    };
    const write = (name: string, fails: boolean) =>
      place().write(name, Readable.from(parts(70, fails), { objectMode: false }));
    expect(await write('whole', false)).toBe(70_000_000);
    await expect(write('half', true)).rejects.toThrow('the database went away');
    expect(await held()).toEqual(['whole']);
  });
});

describe('fault 22: a bucket that cannot be used is named, and the command ends with 1', () => {
  const wrong: [string, Record<string, string>, string][] = [
    ['a key that nobody knows', { BACKUP_S3_ACCESS_KEY_ID: 'NOBODY' }, 'the keys do not open it'],
    ['no such bucket', { BACKUP_TO: 's3://nowhere/site' }, 'there is no such bucket'],
    ['nobody there', { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' }, 'it does not answer as it should'],
  ];
  it.each(wrong)('%s', async (_, settings, what) => {
    const sentence = `The bucket for backups, ${settings.BACKUP_TO ?? folder}, cannot be used: ${what}`;
    expect(await refusal(['backup'], settings)).toContain(sentence);
    const restoring = { ...settings, DATABASE_URL: empty.url };
    expect(await refusal(['restore', 'latest'], restoring)).toContain(sentence);
    expect(await held()).toEqual([]);
    const tables = `SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = to_regnamespace('public')`;
    expect(await ask(empty.url, tables)).toEqual([]);
  });

  it('a wrong secret', async () => {
    // The store of the tests does not verify signatures; this one answers like a real one.
    const server = createServer((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>hunter2</Message></Error>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const wrong = { BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`, BACKUP_S3_SECRET_ACCESS_KEY: 'hunter2' };
    const sentence = `The bucket for backups, ${folder}, cannot be used: the keys do not open it.`;
    expect(await refusal(['backup'], wrong)).toBe(sentence);
    expect(await refusal(['restore', 'latest'], { ...wrong, DATABASE_URL: empty.url })).toBe(sentence);
    server.closeAllConnections();
    server.close();
  });

  it('no backup in it, neither of this site nor of that name', async () => {
    await place().write('acheep-other-20260101T000000Z.tar.gz', Readable.from([Buffer.from('x')]));
    const there = { DATABASE_URL: empty.url };
    expect(await refusal(['restore', 'latest'], there)).toBe(`There is no backup of this site in ${folder}.`);
    expect(await refusal(['restore', 'gone.tar.gz'], there)).toBe(
      `There is no backup gone.tar.gz in ${folder}.`,
    );
  });

  it('that of the files: a backup is not one of missing files, and a restore leaves nothing', async () => {
    const files = { S3_BUCKET: 'nowhere' };
    const sentence = 'The storage of files, s3://nowhere, cannot be used: there is no such bucket.';
    expect(await refusal(['backup'], files)).toBe(sentence);
    expect(await held()).toEqual([]);
    expect((await run(['backup'])).code).toBe(0);
    expect(await refusal(['restore', 'latest'], { ...files, DATABASE_URL: empty.url })).toBe(sentence);
    const found = await ask<{ name: string | null }>(empty.url, `SELECT to_regclass('public.user') AS name`);
    expect(found).toEqual([{ name: null }]);
  });

  it('one that breaks off in the middle of an archive', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write(Buffer.from([0x1f, 0x8b]));
      setTimeout(() => response.destroy(), 50);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const there = { DATABASE_URL: empty.url, BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}` };
    expect(await refusal(['restore', 'half.tar.gz'], there)).toMatch(
      /^The bucket for backups, .* cannot be used: it does not answer as it should|^The archive is damaged/,
    );
    server.closeAllConnections();
    server.close();
  });
});
