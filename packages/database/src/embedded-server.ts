import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { lastLines, plainEnvironment } from './embedded-cluster.ts';

/** The guardian's only argument, as JSON. */
export type GuardianOrder = {
  postgres: string;
  pgCtl: string;
  arguments: string[];
  data: string;
  user: { uid: number; gid: number } | undefined;
  /** Directories to delete when the server is stopped. If it ends by itself they remain, for a look at its log. */
  remove: string[];
};

type Launch = Omit<GuardianOrder, 'arguments'> & {
  log: string;
  port: number;
  settings: Record<string, string>;
};

const START_TIMEOUT = 60_000;

/**
 * Starts the server under its guardian and waits until it responds at `url`. Returns a function that stops it. Throws
 * `DatabaseError`: `embedded.port-in-use`, or `embedded.failed` with the last lines of its log.
 */
export async function launch(
  { log, port, settings, ...order }: Launch,
  url: string,
): Promise<() => Promise<void>> {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const guardianOrder: GuardianOrder = { ...order, arguments: flags };
  const output = openSync(log, 'w');
  const guardian = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'postgres-guardian.mjs'), JSON.stringify(guardianOrder)],
    {
      cwd: order.data,
      env: plainEnvironment(),
      stdio: ['pipe', output, output],
      detached: true,
      windowsHide: true,
    },
  );
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    guardian.on('error', () => resolve());
    guardian.on('exit', () => resolve());
  });
  // Does not keep the owner running: if it exits without stopping the server, the server ends with it.
  guardian.unref();
  guardian.stdin?.on('error', () => {});
  (guardian.stdin as { unref?: () => void } | null)?.unref?.();
  const stop = () => {
    guardian.ref();
    guardian.stdin?.destroy();
    return ended;
  };
  if (await isReady(url, ended)) return stop;
  const failure = await describeFailure(log, port);
  await stop();
  throw failure;
}

async function isReady(url: string, ended: Promise<void>): Promise<boolean> {
  let isOver = false;
  const end = ended.then(() => {
    isOver = true;
  });
  for (const deadline = Date.now() + START_TIMEOUT; !isOver && Date.now() < deadline; await sleep(25)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await Promise.race([client.connect(), end]);
      if (isOver) return false;
      // Another server on the same port would have refused this account.
      return true;
    } catch {
    } finally {
      // Not awaited: another program on the port may never respond.
      client.end().catch(() => {});
    }
  }
  return false;
}

async function describeFailure(log: string, port: number): Promise<DatabaseError> {
  const text = await readFile(log, 'utf8').catch(() => '');
  if (/could not bind|could not create any TCP/.test(text))
    return new DatabaseError('embedded.port-in-use', `Port ${port}, meant for PostgreSQL, is in use.`);
  return new DatabaseError(
    'embedded.failed',
    `PostgreSQL did not start; its log ${log} ends:\n${lastLines(text)}`,
  );
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
