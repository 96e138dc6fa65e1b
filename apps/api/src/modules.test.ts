import { locales } from '@acheep/contract/kernel/locale';
import {
  type NotificationCategory,
  notificationCategories,
  notificationKinds,
  notifiedByDefault,
} from '@acheep/contract/notices';
import { pages } from '@acheep/contract/pages';
import { createUpload } from '@acheep/prisma/factories/upload';
import { describe, expect, it } from 'vitest';
import { renderMail } from './modules/messaging/mail/render-mail.ts';
import { decoyTask } from './modules/messaging/mail/send-mail.ts';
import { findReferencesToUploads } from './modules/platform/upload/upload.repository.ts';
import { sweepUploads } from './modules/platform/upload/upload.tasks.ts';
import { modules } from './modules.ts';
import { startApi } from './testing/harness.ts';

const api = await startApi();

const named = modules.flatMap(({ tables = {} }) => Object.entries(tables));
const exported = modules.flatMap(({ ownData = {} }) => Object.keys(ownData));

async function tablesOfTheDatabase() {
  const rows = await api.prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  return rows.map(({ name }) => name).sort();
}
const references = async () =>
  (await findReferencesToUploads(api.prisma)).map(({ table, column }) =>
    `${table}.${column}`.replaceAll('"', ''),
  );

describe('the list of modules', () => {
  it('names every table once, and only tables', async () => {
    expect(named.map(([table]) => table).sort()).toEqual(await tablesOfTheDatabase());
  });

  it('says of every table in which entry of the data export its rows are, or why in none', () => {
    for (const [table, entry] of named) {
      if (typeof entry === 'string') expect([...exported, 'uploads'], table).toContain(entry);
      else expect(entry.without, table).not.toBe('');
    }
    expect(new Set(exported).size).toBe(exported.length);
  });

  it('tells of every page that shows one record to everybody whether it is there', () => {
    const ofRecords = pages.filter(
      (page) =>
        page.includes(':') &&
        !/^\/(manage-|admin|ignore-|talent\/|resume\/|unsubscribe\/|sign-in\/)/.test(page),
    );
    const told = modules
      .flatMap((module) => Object.keys(module.pages ?? {}))
      .filter((page) => page.includes(':'));
    expect(told.sort()).toEqual([...ofRecords].sort());
  });

  it('names every column that refers to an upload, and only those', async () => {
    const uses = modules.flatMap(({ uploads = {} }) => Object.keys(uploads));
    expect(uses.sort()).toEqual((await references()).sort());
  });

  it('names each task and each mail once', () => {
    for (const names of [
      modules.flatMap(({ tasks = [] }) => tasks.map(({ task }) => task.name)),
      modules.flatMap(({ mails = [] }) => mails.map(({ name }) => name)),
    ])
      expect(names).toEqual([...new Set(names)]);
  });
});

const mails = modules.flatMap(({ mails = [] }) => mails);
const site = { name: 'Acheep', url: (path: string) => `https://acheep.example${path}` };

describe.each(mails)('the mail $name', (kind) => {
  it('says by which notice its reader chooses it, where else they do, why it is necessary, or why it comes unasked', () => {
    const said = ['category', 'chosenBy', 'necessary', 'unasked'].filter((one) => one in kind);
    expect(said).toHaveLength(1);
    if ('unasked' in kind) expect(kind.unasked.length).toBeGreaterThan(10);
    if ('necessary' in kind) expect(kind.necessary.length).toBeGreaterThan(10);
    if ('chosenBy' in kind) expect(kind.chosenBy.length).toBeGreaterThan(10);
    if ('category' in kind) expect(notifiedByDefault(kind.category, 'mail')).not.toBeNull();
  });

  it.each(locales)('has the way to end it where it is not necessary, in %s', (locale) => {
    const stopAt = 'category' in kind || 'unasked' in kind ? site.url('/unsubscribe/x') : undefined;
    const { text, html } = renderMail(kind, { locale, params: kind.sample, stopAt }, site);
    const isLeft = 'necessary' in kind;
    expect([text, html].map((body) => body.includes('/unsubscribe'))).toEqual([!isLeft, !isLeft]);
    if ('chosenBy' in kind) expect(kind.headers?.(kind.sample, site)).toHaveProperty('List-Unsubscribe');
  });
});

it('has mails of each of these, and sends the mails of every notice that is chosen by e-mail', () => {
  for (const one of ['category', 'chosenBy', 'necessary', 'unasked'])
    expect(mails.filter((kind) => one in kind).length, one).toBeGreaterThan(0);
  const sent = new Set(mails.flatMap((kind) => ('category' in kind ? [kind.category] : [])));
  const offered = (Object.keys(notificationCategories) as NotificationCategory[]).filter(
    (name) => notifiedByDefault(name, 'mail') !== null,
  );
  expect([...sent].sort()).toEqual(offered.sort());
});

it('has a title in both languages for each mail and each task of the queue', () => {
  const tasks = modules.flatMap(({ tasks = [] }) => tasks).map(({ task }) => task);
  // Nobody sees decoys.
  for (const { name, title } of [...mails, ...tasks.filter((task) => task !== decoyTask)])
    expect([name, /^[A-Z]/.test(title?.en ?? ''), /[\u1780-\u17ff]/.test(title?.km ?? '')]).toEqual([
      name,
      true,
      true,
    ]);
});

it('tells in the bell every notice that is chosen for it', () => {
  const told = new Set(Object.values(notificationKinds).map(({ category }) => category));
  const offered = (Object.keys(notificationCategories) as NotificationCategory[]).filter(
    (name) => notifiedByDefault(name, 'bell') !== null,
  );
  expect([...told].sort()).toEqual(offered.sort());
});

interface Constraint {
  name: string;
  column: string;
  onDelete: string;
  deferred: boolean;
}
const constraintsTo = (table: string) => api.prisma.$queryRaw<Constraint[]>`
  SELECT conname AS name, confdeltype::text AS "onDelete", condeferred AS deferred,
    format('%s.%s', (SELECT relname FROM pg_class WHERE oid = conrelid), (
      SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1])) AS column
  FROM pg_constraint
  WHERE contype = 'f' AND confrelid = ${table}::regclass`;

it('takes the rows of every table with the account that they belong to, and forgets it where it made something', async () => {
  const constraints = await constraintsTo('"user"');
  expect(constraints.length).toBeGreaterThan(5);
  const authors = modules.flatMap((module) => module.authors ?? []);
  const expected = (column: string) => (authors.includes(column as `${string}.${string}`) ? 'n' : 'c');
  expect(constraints.filter(({ onDelete, column }) => onDelete !== expected(column))).toEqual([]);
  const columns = constraints.map(({ column }) => column);
  expect(authors.filter((author) => !columns.includes(author))).toEqual([]);
});

it('refuses to delete a file that something refers to, at the end of the transaction', async () => {
  const constraints = await constraintsTo('upload');
  expect(constraints.length).toBeGreaterThan(3);
  const others = constraints.filter(({ onDelete, deferred }) => onDelete !== 'a' || !deferred);
  // Parts of the file's own record, and the upload made from it.
  expect(others.map(({ column, onDelete }) => [column, onDelete]).sort()).toEqual([
    ['partial_video.upload_id', 'c'],
    ['video.id', 'c'],
  ]);
});

it('notices a table and a reference that no module names, and sweeps no file that it refers to', async () => {
  await api.prisma.$executeRaw`CREATE TABLE forgotten (upload_id uuid REFERENCES upload (id))`;
  const createdAt = new Date(Date.now() - 2 * 86_400_000);
  const [used, unused] = [
    await createUpload(api.prisma, { createdAt }),
    await createUpload(api.prisma, { createdAt }),
  ];
  await api.prisma.$executeRaw`INSERT INTO forgotten VALUES (${used.id}::uuid)`;
  await sweepUploads(api.deps);
  const left = await api.prisma.upload.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id)).toContain(used.id);
  expect(left.map(({ id }) => id)).not.toContain(unused.id);
  expect(await tablesOfTheDatabase()).toContain('forgotten');
  expect(await references()).toContain('forgotten.upload_id');
});
