import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';

/** User that the server runs as when this process is root, which PostgreSQL refuses. */
export type ServerUser = { uid: number; gid: number };

/**
 * Owner of the data if there is any, otherwise `postgres` or `nobody`, so that no account needs to be created.
 * `undefined` when this process is not root and the server runs as the same user.
 */
export async function findServerUser(data: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(data).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user) return user;
  throw new DatabaseError(
    'embedded.unsupported',
    'PostgreSQL does not run as root, and there is no user `postgres` or `nobody`: start as another user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): ServerUser | undefined {
  const id = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number.parseInt(stdout, 10) : undefined;
  };
  const [uid, gid] = [id('-u'), id('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** True when the user can read the file, or enter the folder, through every folder above it. */
export function canReach(file: string, user: ServerUser): boolean {
  // Checked by the system rather than computed from modes, which ignore access lists and mounts.
  const question = '[ -d "$0" ] && [ -x "$0" ] || [ -f "$0" ] && [ -r "$0" ]';
  return spawnSync('/bin/sh', ['-c', question, file], { cwd: '/', ...user }).status === 0;
}

/** Folder outside every home, owned by root, that the user can enter. Outlives a reboot where possible. */
export async function reachableBase(user: ServerUser): Promise<string> {
  for (const base of ['/var/lib/acheep', path.join(os.tmpdir(), 'acheep'), '/tmp/acheep']) {
    try {
      await mkdir(base, { recursive: true });
      // In a shared folder another user may have created it first, and root must not run their files.
      const status = await lstat(base);
      if (!status.isDirectory() || status.uid !== 0) continue;
      await chmod(base, 0o755);
      if (canReach(base, user)) return base;
    } catch {}
  }
  throw new DatabaseError(
    'embedded.unsupported',
    `Found no folder that the user ${user.uid}, whom PostgreSQL runs as, can reach: start as another user, or set DATABASE_URL.`,
  );
}

/** Requested folder, created if need be, or a substitute that depends only on its path where the user has no access. */
export async function placeDirectory(wanted: string, user: ServerUser | undefined): Promise<string> {
  await mkdir(wanted, { recursive: true });
  if (!user || canReach(wanted, user)) return wanted;
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const standIn = path.join(await reachableBase(user), key);
  await mkdir(standIn, { recursive: true });
  await chmod(standIn, 0o755);
  return standIn;
}
