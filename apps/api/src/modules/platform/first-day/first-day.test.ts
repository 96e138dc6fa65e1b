import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type FirstDay,
  firstDayGet,
  firstDayHide,
  firstDayMail,
  firstDayMark,
} from '@acheep/contract/platform/first-day';
import { createPackage } from '@acheep/prisma/factories/package';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { backupName } from '../backup/backup-name.ts';

let api: Harness;
let admin: { id: string; email: string };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-first-day-'));
  api = await startHarness({ BACKUP_TO: folder });
  await api.prisma.user.deleteMany({ where: { role: 'admin' } });
  admin = await createUser(api.prisma, { role: 'admin' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const list = async (): Promise<FirstDay> => (await api.as(admin).call(firstDayGet)).body.data;
const done = async () => (await list()).steps.filter(({ isDone }) => isDone).map(({ what }) => what);

describe('the list of the first days', () => {
  it('ticks what is stored, and nothing on a new site', async () => {
    const { prisma } = api;
    await prisma.package.deleteMany();
    await prisma.operatorSetting.deleteMany();
    expect(await done()).toEqual([]);
    const set = (name: string, value: object, more = {}) =>
      prisma.operatorSetting.create({ data: { name, value, updatedAt: new Date(), ...more } });
    const logo = await createUpload(prisma, { ownerId: admin.id, kind: 'picture' });
    await set('banks', []);
    await createPackage(prisma, { status: 'inactive' });
    expect(await done()).toEqual([]);
    await set(
      'site',
      { name: 'A', nameKm: 'ក', social: {}, supportEmail: 'a@example.com' },
      { logoId: logo.id },
    );
    await set('khqr', { kind: 'individual' });
    await set('invoicing', { vatRate: 0, prefix: 'INV' });
    await createPackage(prisma, { status: 'active' });
    await prisma.article.updateMany({
      where: { key: 'tos' },
      data: { updatedAt: new Date(Date.now() + 60_000) },
    });
    await createUser(prisma, { role: 'admin', disabledAt: new Date() });
    expect(await done()).toEqual(['site', 'support', 'payment', 'invoicing', 'package']);
    await prisma.article.updateMany({
      where: { key: { in: ['tos', 'privacy'] } },
      data: { updatedAt: new Date(Date.now() + 60_000) },
    });
    await writeFile(path.join(folder, backupName(api.deps.config.PUBLIC_URL, new Date(), false)), 'archive');
    await createUser(prisma, { role: 'admin' });
    expect(await done()).toEqual([
      'site',
      'support',
      'legal',
      'payment',
      'invoicing',
      'package',
      'backup',
      'admin',
    ]);
  });

  it('takes the word of the operator for what no record shows', async () => {
    const mark = (what: string, isDone: boolean) =>
      api.as(admin).call(firstDayMark, { body: { what, isDone } });
    await mark('mail', true);
    await mark('mail', true);
    await mark('restore', true);
    expect(await done()).toEqual(expect.arrayContaining(['mail', 'restore']));
    await mark('restore', false);
    expect(await done()).not.toContain('restore');
    expect((await mark('backup', true)).status).toBe(422);
  });

  it('is put away, and brought back', async () => {
    const hide = (isHidden: boolean) => api.as(admin).call(firstDayHide, { body: { isHidden } });
    expect((await hide(true)).body.data.isHidden).toBe(true);
    expect((await list()).isHidden).toBe(true);
    expect((await hide(false)).body.data.isHidden).toBe(false);
  });

  it('sends a test mail to nobody but the caller', async () => {
    expect((await api.as(admin).call(firstDayMail)).status).toBe(200);
    const mails = await api.prisma.$queryRaw<{ data: { to: string; template: string } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'template' = 'test'`;
    expect(mails.map(({ data }) => data.to)).toEqual([admin.email]);
  });
});
