import { DatabaseError } from '@acheep/database/database-error';
import { StartError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { oneAtATime } from '../../../plumbing/mutex.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { task } from '../../../plumbing/task.ts';
import { makeBackup } from './backup.ts';

// Phnom Penh is seven hours ahead of UTC, all year.
const ahead = 7;

/** The cron expression of a time in Phnom Penh, in UTC, which the queue uses. */
export function backupCron(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${minutes} ${(hours - ahead + 24) % 24} * * *`;
}

/** Retried once after a quarter of an hour: the next night tries again anyway, and a full volume stays full. */
export const backupTask = task('backup', {
  policy: 'short',
  retryLimit: 1,
  retryDelay: 900,
  expireInSeconds: 6 * 3600,
});

async function backUp({ config, storage }: Deps, signal: AbortSignal) {
  // The queue keeps a schedule even after it was removed from the settings.
  if (!config.BACKUP_AT) return;
  try {
    await oneAtATime(signal, () => makeBackup(config, storage, signal));
  } catch (error) {
    throw error instanceof StartError || error instanceof DatabaseError
      ? new TaskFailure(error.message)
      : error;
  }
}

/** Scheduled backups of the worker. Failures appear in the operator's list of background work. */
export const backupModule: Module = {
  tasks: [
    {
      task: backupTask,
      async start(deps) {
        await deps.queue.work(backupTask, (_data, { signal }) => backUp(deps, signal));
        if (deps.config.BACKUP_AT) await deps.queue.schedule(backupTask, backupCron(deps.config.BACKUP_AT));
        return undefined;
      },
    },
  ],
};
