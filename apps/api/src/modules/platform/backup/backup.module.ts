import { DatabaseError } from '@acheep/database/database-error';
import { StartError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { oneAtATime } from '../../../plumbing/mutex.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { task } from '../../../plumbing/task.ts';
import { makeBackup } from './backup.ts';
import { backupCron } from './backup-cron.ts';

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
