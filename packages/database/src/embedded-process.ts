import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';

/** Milliseconds to wait for a server that is running, and for one that is shutting down. */
const PATIENCE = { ready: 3_000, stopping: 15_000 };

/**
 * Ensures that no server uses the data folder, and that the lock file of a killed one is not in the way. A server that
 * is shutting down gets a moment. Throws `DatabaseError` `embedded.already-running`.
 */
export async function claimData(data: string): Promise<void> {
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
