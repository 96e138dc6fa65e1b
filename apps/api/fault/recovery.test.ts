import type { Stats } from 'node:fs';
import { chmod, cp, lchown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openClient } from '@acheep/database/connection';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@acheep/database/embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Point-in-time recovery as described in .github/operating/backup.md: a copy of the data folder, and the write-ahead
// log since.

let folder: string;
let running: EmbeddedPostgres | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'acheep-recovery-'));
  await chmod(folder, 0o755);
  for (const name of ['log', 'first', 'second']) {
    await mkdir(path.join(folder, name));
    // The server may run as another user.
    await chmod(path.join(folder, name), 0o777);
  }
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, settings: Record<string, string>) {
  running = await startEmbeddedPostgres({ directory: path.join(folder, name), persistent: true, settings });
  return { server: running, client: await openClient({ connectionString: running.url }) };
}

/** When the tests run as root, the server runs as another user, who does not own the copy. */
async function giveTo(directory: string, { uid, gid }: Stats) {
  if (process.getuid?.() !== 0) return;
  for (const name of ['.', ...(await readdir(directory, { recursive: true }))])
    await lchown(path.join(directory, name), uid, gid);
}

it('fault 22: a database goes back to a moment, from a copy and the log of writes', async () => {
  const log = path.join(folder, 'log');
  const { server, client } = await start('first', {
    archive_mode: 'on',
    archive_command: `test ! -f ${log}/%f && cp %p ${log}/%f`,
  });
  await client.query(`CREATE TABLE note (text text); INSERT INTO note VALUES ('before the copy')`);
  await client.query(`SELECT pg_backup_start('copy', true)`);
  const data = path.join(server.directory, 'data');
  const copy = path.join(folder, 'second');
  await cp(server.directory, copy, { recursive: true });
  const { rows: label } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  await client.query(`INSERT INTO note VALUES ('after the copy')`);
  const { rows: moment } = await client.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await client.query(`INSERT INTO note VALUES ('a mistake')`);
  await client.query('SELECT pg_switch_wal()');
  await client.end();
  await server.stop();
  expect((await readdir(log)).length).toBeGreaterThan(0);
  const owner = await stat(data);
  await rm(data, { recursive: true });

  const copied = path.join(copy, 'data');
  await rm(path.join(copied, 'postmaster.pid'), { force: true });
  await writeFile(path.join(copied, 'backup_label'), label[0]?.labelfile ?? '', { mode: 0o644 });
  await writeFile(path.join(copied, 'recovery.signal'), '', { mode: 0o644 });
  await giveTo(copied, owner);
  const back = await start('second', {
    restore_command: `cp ${log}/%f %p`,
    recovery_target_time: moment[0]?.at ?? '',
    recovery_target_action: 'promote',
  });
  const { rows } = await back.client.query('SELECT text FROM note');
  await back.client.end();
  expect(rows).toEqual([{ text: 'before the copy' }, { text: 'after the copy' }]);
});
