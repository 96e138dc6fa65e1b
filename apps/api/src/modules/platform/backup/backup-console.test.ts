import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backups, backupLink, backupList, backupMake } from '@acheep/contract/platform/backup';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { backupTask } from './backup-task.ts';

let api: Harness;
let admin: { id: string };
let folder: string;
const password = 'correct horse battery';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-console-'));
  // Without BACKUP_AT: what is ordered from the console is made all the same.
  api = await startHarness({ BACKUP_TO: path.join(folder, 'there') });
  admin = await createUser(api.prisma, {
    role: 'admin',
    passwordHash: await api.deps.passwords.hash(password, 'test'),
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const list = async (): Promise<Backups> => (await api.as(admin).call(backupList)).body.data;
const linkTo = (name: string, given = password) =>
  api.as(admin).call(backupLink, { body: { name, password: given } });

describe('backups of the console', () => {
  it('are none where the place is empty', async () => {
    expect(await list()).toMatchObject({ fault: null, isRunning: false, entries: [] });
  });

  it('are made now, told as running meanwhile, and recorded', async () => {
    expect((await api.as(admin).call(backupMake)).status).toBe(202);
    expect((await list()).isRunning).toBe(true);
    await api.work(backupTask);
    await expect
      .poll(() => list(), { timeout: 30_000, interval: 250 })
      .toMatchObject({ isRunning: false, entries: [{ isEncrypted: false }] });
    expect(await api.prisma.auditEntry.count({ where: { action: 'backup.make', actorId: admin.id } })).toBe(
      1,
    );
  });

  it('are downloaded whole by a link, with the password of the operator', async () => {
    const [made] = (await list()).entries;
    const name = made?.name ?? '';
    const wrong = await linkTo(name, 'another password here');
    expect([wrong.status, wrong.body.data]).toMatchObject([422, { password: expect.anything() }]);
    const { url } = (await linkTo(name)).body.data;
    const file = await api.http().get(url).buffer(true);
    expect(file.status).toBe(200);
    expect(Number(file.headers['content-length'])).toBe(made?.bytes);
    expect(file.headers['content-disposition']).toContain(name);
    // The magic bytes of gzip.
    expect([...file.body.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(await api.prisma.auditEntry.findFirst({ where: { action: 'backup.download' } })).toMatchObject({
      details: { backup: name },
    });
  });

  it('are no other files, and closed to whoever is no operator any more', async () => {
    expect((await linkTo('../../etc/passwd')).status).toBe(404);
    const [made] = (await list()).entries;
    const { url } = (await linkTo(made?.name ?? '')).body.data;
    expect((await api.http().get(`${url}x`)).status).toBe(403);
    await api.prisma.user.update({ where: { id: admin.id }, data: { role: 'user' } });
    expect((await api.http().get(url)).status).toBe(403);
    await api.prisma.user.update({ where: { id: admin.id }, data: { role: 'admin' } });
  });
});
