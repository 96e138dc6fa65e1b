import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/platform/backup';
import { DatabaseError } from '@acheep/database/database-error';
import { StartError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { oneAtATime } from '../../../plumbing/mutex.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { contentDisposition } from '../file/content-disposition.ts';
import { backupService } from './backup.service.ts';
import { makeBackup } from './backup.ts';
import { backupFaultMail } from './backup-fault.mail.ts';
import { backupTask } from './backup-task.ts';
import { backupWatchTask, measureBackups, watchBackups, watchedAfter } from './backup-watch.ts';

// Phnom Penh is seven hours ahead of UTC, all year.
const ahead = 7;

/** The cron expression of a time in Phnom Penh, and so many hours later, in UTC, which the queue uses. */
export function backupCron(clock: string, later = 0): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${minutes} ${(hours + later - ahead + 24) % 24} * * *`;
}

async function backUp(deps: Deps, { byHand }: { byHand?: true }, signal: AbortSignal) {
  const { config, storage } = deps;
  // The queue keeps a schedule even after it was removed from the settings.
  if (!config.BACKUP_AT && !byHand) return;
  try {
    await oneAtATime(signal, () => makeBackup(config, storage, signal));
    await measureBackups(deps);
  } catch (error) {
    throw error instanceof StartError || error instanceof DatabaseError
      ? new TaskFailure(error.message)
      : error;
  }
}

/**
 * Backups of the worker, scheduled or ordered from the console, and their download. Failures appear in the operator's
 * list of background work, and what is wrong in the morning is told to them.
 */
export const backupModule: Module = {
  audited: {
    backup: {
      title: { en: 'Backup', km: 'ច្បាប់ចម្លងបម្រុង' },
      name: 'backup',
      page: () => adminPaths.health(),
      isList: true,
    },
  },
  routes(register, deps, api) {
    const backups = backupService(deps);
    register(contract.backupList, backups.list);
    register(contract.backupMake, (call) => backups.make(call));
    register(contract.backupLink, backups.link);
    // Bytes, so it is no endpoint of the contract. The link alone gives access.
    api.get<{ Params: { token: string } }>('/backup/:token', { compress: false }, async (request, reply) => {
      const { name, size, content } = await backups.open(request.params.token);
      return reply
        .headers({
          'Content-Type': 'application/octet-stream',
          'Content-Length': size,
          'Content-Disposition': contentDisposition('attachment', name),
          'Cache-Control': 'no-store',
        })
        .send(content);
    });
  },
  tasks: [
    {
      task: backupTask,
      async start(deps) {
        await deps.queue.work(backupTask, (data, { signal }) => backUp(deps, data, signal));
        if (deps.config.BACKUP_AT) await deps.queue.schedule(backupTask, backupCron(deps.config.BACKUP_AT));
        return undefined;
      },
    },
    {
      task: backupWatchTask,
      async start(deps) {
        await deps.queue.work(backupWatchTask, () => watchBackups(deps));
        const { BACKUP_AT } = deps.config;
        if (!BACKUP_AT) return undefined;
        await deps.queue.schedule(backupWatchTask, backupCron(BACKUP_AT, watchedAfter));
        void measureBackups(deps);
        return undefined;
      },
    },
  ],
  mails: [backupFaultMail],
};
