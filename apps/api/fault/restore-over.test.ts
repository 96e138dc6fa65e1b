import path from 'node:path';
import { documentUpload } from '@acheep/contract/platform/upload';
import { connect, openClient } from '@acheep/database/connection';
import { createUser } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { backupHarness } from '../src/testing/backup-harness.ts';
import { pdf } from '../src/testing/document.ts';
import { ask } from '../src/testing/empty-database.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi();
const { archives, empty, back, restore } = backupHarness(api);

it('fault 22: what cannot be restored is a site that is there, unless its loss is meant; and a site that runs', async () => {
  const owner = await createUser(api.prisma);
  const file = { name: 'cv.pdf', content: pdf(5_000) };
  expect((await api.as(owner).call(documentUpload, { file })).status).toBe(201);
  const { name } = await back();
  await restore(name).done;
  const later = await createUser(api.prisma);
  const second = await back();
  await expect(restore(name).done).rejects.toThrow(/would be lost: \d+ accounts, .*--lose-what-is-there/);
  // As a site at rest, whose processes ask every five seconds.
  const running = connect({ url: empty().url });
  const asking = setInterval(() => void running.pool.query('SELECT 1').catch(() => {}), 1_000);
  await running.pool.query('SELECT 1');
  await expect(restore(second.name, {}, true).done).rejects.toThrow(/^The site is running on this database/);
  clearInterval(asking);
  await running.close();
  // As PgBouncer, which keeps connections of a site that was stopped.
  const pooled = await openClient({ connectionString: empty().url, application_name: 'acheep' });
  await pooled.query('SELECT 1');
  const { done, said } = restore(second.name, {}, true);
  await done;
  expect(said.join('\n')).toMatch(/Lost with this: \d+ accounts/);
  await expect(pooled.query('SELECT 1')).rejects.toThrow();
  const found = `SELECT 1 AS found FROM "user" WHERE id = '${later.id}'`;
  expect(await ask(empty().url, found)).toEqual([{ found: 1 }]);
  // A newer site is refused, and a restore that fails in the end changes nothing.
  await expect(restore(name).done).rejects.toThrow(/after this backup of/);
  const full = restore(name, { STORAGE_DIR: path.join(archives(), name, 'no-folder') }, true);
  await expect(full.done).rejects.toThrow();
  expect(await ask(empty().url, found)).toEqual([{ found: 1 }]);
});
