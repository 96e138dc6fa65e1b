import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openClient } from '@acheep/database/connection';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@acheep/database/embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDatabase, makeFolders } from './database-folder.ts';

// Point-in-time recovery as described in .github/operating/backup.md: a copy of the data folder, and the write-ahead
// log since.

let folder: string;
let running: EmbeddedPostgres | undefined;
beforeAll(async () => {
  folder = await makeFolders('log', 'first', 'second');
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, settings: Record<string, string>) {
  running = await startEmbeddedPostgres({ directory: path.join(folder, name), persistent: true, settings });
  return { server: running, client: await openClient({ connectionString: running.url }) };
}

it('fault 22: a database goes back to a moment, from a copy and the log of writes', async () => {
  const log = path.join(folder, 'log');
  const { server, client } = await start('first', {
    archive_mode: 'on',
    archive_command: `test ! -f ${log}/%f && cp %p ${log}/%f`,
  });
  await client.query(`CREATE TABLE note (text text); INSERT INTO note VALUES ('before the copy')`);
  await copyDatabase(server, client, path.join(folder, 'second'), 'recovery.signal');
  await client.query(`INSERT INTO note VALUES ('after the copy')`);
  const { rows: moment } = await client.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await client.query(`INSERT INTO note VALUES ('a mistake')`);
  await client.query('SELECT pg_switch_wal()');
  await client.end();
  await server.stop();
  expect((await readdir(log)).length).toBeGreaterThan(0);
  await rm(path.join(server.directory, 'data'), { recursive: true });

  const back = await start('second', {
    restore_command: `cp ${log}/%f %p`,
    recovery_target_time: moment[0]?.at ?? '',
    recovery_target_action: 'promote',
  });
  const { rows } = await back.client.query('SELECT text FROM note');
  await back.client.end();
  expect(rows).toEqual([{ text: 'before the copy' }, { text: 'after the copy' }]);
});
