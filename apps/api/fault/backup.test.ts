import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { login } from '@acheep/contract/accounts/account';
import { documentUpload } from '@acheep/contract/platform/upload';
import { connect } from '@acheep/database/connection';
import { openSnapshot } from '@acheep/database/snapshot';
import { createUser } from '@acheep/prisma/factories/user';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { tasksOf } from '../src/module.ts';
import { makeKeys } from '../src/modules/platform/backup/archive-crypt.ts';
import { backupPlace, folderPlace } from '../src/modules/platform/backup/backup-place.ts';
import { restoreOneAccount, restoreOneTable } from '../src/modules/platform/backup/restore-beside.ts';
import { modules } from '../src/modules.ts';
import { startQueue } from '../src/plumbing/queue.ts';
import { createStorage } from '../src/plumbing/storage/storage.ts';
import { backupHarness } from '../src/testing/backup-harness.ts';
import { pdf } from '../src/testing/document.ts';
import { ask } from '../src/testing/empty-database.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi();
const { archives, keys, empty, configOf, back, restore } = backupHarness(api);
const cv = pdf(300_000);
const person = { email: 'dara@keep.example', password: 'quiet river morning' };

beforeAll(async () => {
  const passwordHash = await api.deps.passwords.hash(person.password);
  const owner = await createUser(api.prisma, {
    email: person.email,
    passwordHash,
    name: 'សុខ ដារ៉ា \\ "x"\t\n',
  });
  const { status } = await api.as(owner).call(documentUpload, { file: { name: 'cv.pdf', content: cv } });
  expect(status).toBe(201);
});
const publicTables = (url: string) =>
  ask<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = to_regnamespace('public')`,
  );

describe('fault 22: backup under writes, wipe, restore', () => {
  it('is the site of one moment again, whose people sign in and download their CVs', async () => {
    await api.prisma.$transaction((tx) =>
      api.deps.queue.enqueue(
        tx,
        { name: 'mail', title: null, options: {} },
        { note: 'waits' },
        { inSeconds: 3600 },
      ),
    );
    let goes = true;
    const writing = (async () => {
      let made = 0;
      for (; goes; made += 1) {
        const user = await createUser(api.prisma);
        await api
          .as(user)
          .call(documentUpload, { file: { name: `${made}.pdf`, content: pdf(1_000 + made) } });
      }
      return made;
    })();
    const made = await back().finally(() => {
      goes = false;
    });
    expect(await writing).toBeGreaterThan(0);
    expect(await readdir(archives())).toEqual([made.name]);
    expect(made.name).toMatch(/^acheep-localhost-3000-\d{8}T\d{6}Z\.tar\.gz\.age$/);
    expect((await readFile(path.join(archives(), made.name))).includes('keep.example')).toBe(false);

    const { config, done } = restore(made.name);
    const { header, manifest } = await done;
    expect(manifest.files.length).toBeGreaterThan(0);
    // Rows were added and deleted together with their files: the archive is a snapshot.
    const [{ uploads } = { uploads: 0 }] = await ask<{ uploads: number }>(
      empty().url,
      'SELECT count(*)::int AS uploads FROM upload',
    );
    expect(manifest.files.length + manifest.missing.length).toBe(uploads);
    const before = await openSnapshot(api.deps.config.DATABASE_URL);
    expect(header.tables).toEqual(before.tables);
    await before.close();
    // The restored database has the same constraints and indexes.
    const constraints = `SELECT conrelid::regclass::text AS t, conname, pg_get_constraintdef(oid) AS d FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
    const indexes = `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;
    const triggers = `SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`;
    for (const statement of [constraints, indexes, triggers])
      expect(await ask(empty().url, statement)).toEqual(await ask(api.deps.config.DATABASE_URL, statement));
    expect(await ask(empty().url, 'SELECT 1 FROM session')).toEqual([]);
    // Work that waits goes on waiting.
    const waiting = `SELECT state::text FROM pgboss.job WHERE data->>'note' = 'waits'`;
    expect(await ask(empty().url, waiting)).toEqual([{ state: 'created' }]);

    const database = connect({ url: empty().url, poolSize: 3 });
    const storage = createStorage(config);
    const queue = await startQueue(database, tasksOf(modules), () => {});
    const app = await buildApp({ ...api.deps, config, database, storage, queue });
    await app.ready();
    try {
      const signedIn = await supertest(app.server).post(`/api/v1${login.path}`).send(person);
      expect(signedIn.status).toBe(200);
      const row = await database.prisma.upload.findFirstOrThrow({
        where: { owner: { email: person.email } },
      });
      const stored = await storage.get(row.path);
      expect((await buffer(stored as NonNullable<typeof stored>)).equals(cv)).toBe(true);
      const owner = await database.prisma.user.findUniqueOrThrow({ where: { email: person.email } });
      expect(owner.name).toBe('សុខ ដារ៉ា \\ "x"\t\n');
    } finally {
      await app.close();
      await queue.stop();
      await database.close();
    }
  });
});

describe('fault 22: what cannot be restored', () => {
  const refusal = async (name: string, more: object = {}) => {
    const { done, config } = restore(name, more);
    const error = await done.catch((caught: Error) => caught);
    expect(error).toBeInstanceOf(Error);
    // Nothing was touched.
    expect(await publicTables(config.DATABASE_URL)).toEqual([]);
    expect(await readdir(config.STORAGE_DIR).catch(() => [])).toEqual([]);
    return (error as Error).message;
  };
  const put = async (content: Buffer | string) => {
    await mkdir(archives(), { recursive: true });
    await writeFile(path.join(archives(), 'odd'), content);
    return 'odd';
  };

  it('is named: an archive with one wrong byte, cut short, or without its end', async () => {
    for (const BACKUP_KEY of ['', keys().writes]) {
      const { name } = await back({ BACKUP_KEY });
      const file = path.join(archives(), name);
      const whole = await readFile(file);
      const wrong = Buffer.from(whole);
      const middle = Math.floor(whole.length / 2);
      wrong[middle] = (wrong[middle] ?? 0) ^ 1;
      await writeFile(file, wrong);
      expect(await refusal(name)).toMatch(/^The archive is damaged: /);
      await writeFile(file, whole);
      await truncate(file, whole.length - 100);
      expect(await refusal(name)).toMatch(/^The archive is damaged: /);
      await rm(file);
    }
  });

  it('is named: somebody else’s file, an empty one, and one that is not there', async () => {
    expect(await refusal(await put('what is this?'))).toBe('This is no backup of Acheep.');
    expect(await refusal(await put(gzipSync('not a tar at all')))).toMatch(/no backup|damaged/);
    expect(await refusal(await put(''))).toBe('The archive is damaged: it is empty.');
    expect(await refusal('nowhere.tar.gz')).toBe(`There is no backup nowhere.tar.gz in ${archives()}.`);
  });

  it('is named: another key, none, and one that can only write', async () => {
    const { name } = await back();
    const { reads } = await makeKeys();
    expect(await refusal(name, { BACKUP_KEY: reads })).toBe(
      'The archive was encrypted with another key than BACKUP_KEY.',
    );
    for (const BACKUP_KEY of ['', keys().writes])
      expect(await refusal(name, { BACKUP_KEY })).toMatch(
        /^The archive is encrypted: set BACKUP_KEY to the key/,
      );
  });

  it('is named: one of a newer version', async () => {
    await api.prisma.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('newer', 'x', '20991231000000_newer', now())`;
    const { name } = await back();
    await api.prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'newer'`;
    expect(await refusal(name)).toMatch(/made by a newer version .* update the program first/);
  });

  it('is named: one made by a program with another history', async () => {
    const [{ name: migration, checksum } = { name: '', checksum: '' }] = await api.prisma.$queryRaw<
      { name: string; checksum: string }[]
    >`SELECT migration_name AS name, checksum FROM _prisma_migrations ORDER BY 1 LIMIT 1`;
    const change = (to: string) =>
      api.prisma
        .$executeRaw`UPDATE _prisma_migrations SET checksum = ${to} WHERE migration_name = ${migration}`;
    await change('0'.repeat(64));
    const { name } = await back();
    await change(checksum);
    expect(await refusal(name)).toBe(
      `The archive was made by a program whose migration ${migration} is another one.`,
    );
  });
});

describe('one part of a backup, beside the site that runs', () => {
  const beside = () => {
    const config = configOf({ BACKUP_KEY: keys().reads });
    const said: string[] = [];
    return {
      config,
      said,
      place: backupPlace(config),
      storage: api.deps.storage,
      say: (line: string) => said.push(line),
    };
  };

  it('is the rows of one table, in a table of their own', async () => {
    const { name } = await back();
    const { config, said, ...options } = beside();
    await restoreOneTable(config, 'user', { ...options, name });
    const { DATABASE_URL: url } = config;
    const rows = await ask(url, `SELECT name FROM restored_user WHERE email = '${person.email}'`);
    expect(rows).toEqual([{ name: 'សុខ ដារ៉ា \\ "x"\t\n' }]);
    expect(said[0]).toMatch(/^\d+ rows of user are in the table restored_user/);
    await expect(restoreOneTable(config, 'user', { ...options, name })).rejects.toThrow(
      'look at it, then drop it',
    );
    await expect(restoreOneTable(config, 'banana', { ...options, name })).rejects.toThrow(
      'The archive has no table banana.',
    );
    await ask(url, 'DROP TABLE restored_user');
  });

  it('is one account, its rows and files, where they are missing', async () => {
    const passwordHash = await api.deps.passwords.hash(person.password);
    const owner = await createUser(api.prisma, { email: 'lost@keep.example', passwordHash });
    await api.as(owner).call(documentUpload, { file: { name: 'lost.pdf', content: pdf(2_000) } });
    const upload = await api.prisma.upload.findFirstOrThrow({ where: { ownerId: owner.id } });
    await api.prisma.user.update({ where: { id: owner.id }, data: { photoPath: upload.path } });
    const others = await api.prisma.user.count();
    const before = await api.prisma.user.findUniqueOrThrow({ where: { id: owner.id } });
    const { name } = await back();
    const { config, said, ...options } = beside();
    const restoreIt = () => restoreOneAccount(config, owner.email, { ...options, name });
    await api.prisma.$transaction([
      api.prisma.user.update({ where: { id: owner.id }, data: { photoPath: null } }),
      api.prisma.user.delete({ where: { id: owner.id } }),
    ]);
    await api.deps.storage.delete(upload.path);

    await restoreIt();
    expect(said.join(' ')).toMatch(/^Put back: 1 of user, 1 of upload; 1 files\.$/);
    expect(await api.prisma.user.findUnique({ where: { id: owner.id } })).toEqual(before);
    expect(await api.deps.storage.size(upload.path)).toBe(2_000);
    expect(await api.prisma.user.count()).toBe(others);
    // Existing rows stay as they are.
    await api.prisma.user.update({ where: { id: owner.id }, data: { name: 'Changed since' } });
    await restoreIt();
    expect(said.at(-1)).toBe('Nothing was missing; 0 files put back.');
    expect((await api.prisma.user.findUniqueOrThrow({ where: { id: owner.id } })).name).toBe('Changed since');
    await expect(restoreOneAccount(config, 'nobody@keep.example', { ...options, name })).rejects.toThrow(
      'no account',
    );
  });
});

describe('a backup that cannot be made', () => {
  it('is named, and leaves nothing behind: a folder that is a file', async () => {
    await writeFile(archives(), '');
    await expect(back()).rejects.toThrow(
      `The folder for backups, ${archives()}, cannot be used: it is a file.`,
    );
    await expect(back({ BACKUP_TO: path.join(archives(), 'below') })).rejects.toThrow(
      'a part of it is a file',
    );
  });

  it('is named: a volume that is full', async () => {
    await mkdir(archives());
    // Writing there fails as on a full volume.
    await symlink('/dev/full', path.join(archives(), 'full.part'));
    const content = Readable.from([Buffer.alloc(100_000)], { objectMode: false });
    await expect(folderPlace(archives()).write('full', content)).rejects.toThrow(
      `The folder for backups, ${archives()}, cannot be used: its volume is full.`,
    );
    expect(await readdir(archives())).toEqual([]);
  });

  it('is one at a time', async () => {
    const first = await openSnapshot(api.deps.config.DATABASE_URL);
    await expect(back()).rejects.toThrow('A backup or a restore of this database runs already.');
    await first.close();
    await back();
  });
});
