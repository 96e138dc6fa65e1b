import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { findBinaries } from './embedded-binaries.ts';
import { ACCOUNT, ensureCluster } from './embedded-cluster.ts';
import { findFreePort, launch } from './embedded-server.ts';
import { findServerUser, placeDirectory } from './embedded-user.ts';

/** Milliseconds to wait for a server that is running, and for one that is shutting down. */
const PATIENCE = { ready: 3_000, stopping: 15_000 };

/**
 * Ensures that no server uses the data folder, and that the lock file of a killed one is not in the way. A server that
 * is shutting down gets a moment. Throws `DatabaseError` `embedded.already-running`.
 */
async function claimData(data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  for (const since = Date.now(); ; await sleep(100)) {
    const content = await readFile(file, 'utf8').catch(() => '');
    const pid = Number.parseInt(content, 10);
    if (!Number.isInteger(pid)) return;
    // PostgreSQL removes the lock file of a dead server itself, but not where its process id was reused.
    if (!isAlive(pid)) return;
    if (isSomethingElse(pid)) return rm(file, { force: true });
    const state = /^stopping\b/m.test(content) ? 'stopping' : 'ready';
    if (Date.now() > since + PATIENCE[state])
      throw new DatabaseError(
        'embedded.already-running',
        `A PostgreSQL server (process ${pid}) already runs on ${path.dirname(data)}: stop it, or what started it, first.`,
      );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Only where the system gives a certain answer; elsewhere PostgreSQL's own check has to do. */
function isSomethingElse(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres';
  } catch {
    return false;
  }
}

type EmbeddedPostgresOptions = {
  /** Contains the data, the password and the log. Defaults to a temporary folder. */
  directory?: string;
  /** Defaults to a free port. */
  port?: number;
  /** Keeps the data. Otherwise nothing is synced to disk, and the directory is deleted when the server stops. */
  persistent: boolean;
  /** Created if it is missing; defaults to `acheep`. */
  database?: string;
  /** Server settings by name, which override the defaults here. */
  settings?: Record<string, string>;
};

/** Running server. It also stops when this process ends, in any way. */
export type EmbeddedPostgres = {
  url: string;
  directory: string;
  /** One sentence for the user where that differs from the requested folder. */
  note: string | undefined;
  stop: () => Promise<void>;
};

const UNSAFE_BUT_FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
const ATTEMPTS = 5;

/**
 * Starts a private PostgreSQL on 127.0.0.1, for local use and tests. Under root, it runs as the user `postgres` (or
 * `nobody`), and places programs and data elsewhere where that user has no access to them. Throws `DatabaseError` with
 * a code `embedded.…`; a failed start reports the last lines of the server's log.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { persistent, database = 'acheep' } = options;
  const wanted = path.resolve(options.directory ?? (await makeTemporaryDirectory()));
  const directory = await placeDirectory(wanted, await findServerUser(path.join(wanted, 'data')));
  const data = path.join(directory, 'data');
  const user = await findServerUser(data);
  const { postgres, pgCtl, ...programs } = await findBinaries(user);
  await claimData(data);
  const password = await ensureCluster(directory, programs, user, !persistent);

  const remove = persistent ? [] : [directory, wanted];
  const settings = { ...(persistent ? {} : UNSAFE_BUT_FAST), ...options.settings };
  const order = { postgres, pgCtl, data, user, remove, settings, log: path.join(directory, 'server.log') };
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await findFreePort());
    const base = `postgresql://${ACCOUNT}:${password}@127.0.0.1:${port}`;
    try {
      const stop = await launch({ ...order, port }, `${base}/postgres`);
      await ensureDatabase(`${base}/postgres`, database).catch((error) =>
        stop().then(() => Promise.reject(error)),
      );
      const note = directory === wanted ? undefined : await leaveNote(wanted, directory);
      return { url: `${base}/${database}`, directory, note, stop };
    } catch (error) {
      if (attempt < ATTEMPTS && isPassing(error, options.port)) {
        await sleep(300);
        continue;
      }
      for (const place of remove) await rm(place, { recursive: true, force: true });
      throw error;
    }
  }
}

async function makeTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'acheep-postgres-'));
  // The server may run as another user; the data folder inside is closed to everyone else.
  await chmod(directory, 0o755);
  return directory;
}

/** Another process may take the free port first, and a killed server's children need a moment to exit. */
function isPassing(error: unknown, port: number | undefined): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === 'embedded.port-in-use') return port === undefined;
  return /pre-existing shared memory/.test(error.message);
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function leaveNote(wanted: string, directory: string): Promise<string> {
  const note = `The database's data is in ${directory}: PostgreSQL does not run as root, and its user cannot reach ${wanted}.`;
  await writeFile(path.join(wanted, 'where-the-data-is.txt'), `${note}\n`);
  return note;
}
