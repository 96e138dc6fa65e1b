import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@acheep/database/connection';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { tasksOf } from '../module.ts';
import { makeKeys } from '../modules/platform/backup/archive-crypt.ts';
import { makeBackup } from '../modules/platform/backup/backup.ts';
import { backupPlace } from '../modules/platform/backup/backup-place.ts';
import { restoreSite } from '../modules/platform/backup/restore.ts';
import { modules } from '../modules.ts';
import { startQueue } from '../plumbing/queue.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { createEmptyDatabase } from './empty-database.ts';
import type { Harness } from './harness.ts';

async function prepareQueue(url: string) {
  const database = connect({ url, poolSize: 2, applicationName: 'acheep-restore' });
  const queue = await startQueue(database, tasksOf(modules), () => {});
  await queue.stop();
  await database.close();
}

/** Backups of a site, with a folder for them and an empty database to restore them into, new for each test. */
export function backupHarness(api: Harness) {
  let folder: string;
  let keys: { writes: string; reads: string };
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;

  beforeAll(async () => {
    keys = await makeKeys();
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'acheep-backup-'));
    empty = await createEmptyDatabase(inject('databaseAdminUrl'));
  });
  afterEach(async () => {
    await empty.drop();
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true, force: true });
  });

  const archives = () => path.join(folder, 'archives');
  const configOf = (more: object = {}) => ({
    ...api.deps.config,
    BACKUP_TO: archives(),
    BACKUP_KEY: keys.writes,
    ...more,
  });
  const back = (more: object = {}) => makeBackup(configOf(more), api.deps.storage);

  /** Restores an archive, by default into the empty database. */
  function restore(name: string, more: object = {}, losesWhatIsThere = false) {
    const files = path.join(folder, 'files');
    const config = configOf({ DATABASE_URL: empty.url, STORAGE_DIR: files, BACKUP_KEY: keys.reads, ...more });
    const said: string[] = [];
    const done = restoreSite(config, {
      place: backupPlace(config),
      name,
      storage: createStorage(config),
      prepareQueue: () => prepareQueue(config.DATABASE_URL),
      losesWhatIsThere,
      say: (line) => said.push(line),
    });
    return { config, said, done };
  }

  return { archives, keys: () => keys, empty: () => empty, configOf, back, restore };
}
