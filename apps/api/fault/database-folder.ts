import { chmod, cp, lchown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openClient } from '@acheep/database/connection';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@acheep/database/embedded';

/** Creates a temporary folder with folders of these names, which a server that runs as another user may use. */
export async function makeFolders(...names: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'acheep-servers-'));
  await chmod(folder, 0o755);
  for (const name of names) {
    await mkdir(path.join(folder, name));
    await chmod(path.join(folder, name), 0o777);
  }
  return folder;
}

/**
 * Copies a running server's folder to `directory`, as a base backup that begins with recovery: `signal` is
 * `recovery.signal` or `standby.signal`.
 */
export async function copyDatabase(
  { directory: original }: EmbeddedPostgres,
  client: Awaited<ReturnType<typeof openClient>>,
  directory: string,
  signal: string,
) {
  await client.query(`SELECT pg_backup_start('copy', true)`);
  await cp(original, directory, { recursive: true });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  const data = path.join(directory, 'data');
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o644 });
  await writeFile(path.join(data, signal), '', { mode: 0o644 });
  // When the tests run as root, the server runs as another user, who does not own the copy.
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(path.join(original, 'data'));
  for (const name of ['.', ...(await readdir(data, { recursive: true }))])
    await lchown(path.join(data, name), uid, gid);
}

/** Starts a replica of a running server in a folder, which follows the server at `url`. */
export async function startReplica(primary: EmbeddedPostgres, directory: string, url = primary.url) {
  const client = await openClient({ connectionString: primary.url });
  await copyDatabase(primary, client, directory, 'standby.signal').finally(() => client.end());
  return startEmbeddedPostgres({ directory, persistent: true, settings: { primary_conninfo: url } });
}
