import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/platform/backup';
import { DatabaseError } from '@acheep/database/database-error';
import { StartError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { contentDisposition } from '../../../plumbing/content-disposition.ts';
import { oneAtATime } from '../../../plumbing/mutex.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { checkOwnPassword } from '../../accounts/account/own-password.service.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { auditBy } from '../audit/audit.repository.ts';
import type { By } from '../audit/by.ts';
import { isBackupRunning } from './backup.repository.ts';
import { makeBackup } from './backup.ts';
import { backupFaultMail } from './backup-fault.mail.ts';
import { listBackups } from './backup-list.ts';
import { backupPlace } from './backup-place.ts';
import { backupTask } from './backup-task.ts';
import { backupWatchTask, measureBackups, watchBackups, watchedAfter } from './backup-watch.ts';

const links = signedLink('backup');

/** The console's view of backups: what there is, one more, and a copy for the operator. */
function backupService(deps: Deps) {
  const { config, now, queue } = deps;
  const { prisma } = deps.database;
  const audit = auditBy(now);
  const place = backupPlace(config);
  const find = async (name: string) => (await listBackups(config)).find((one) => one.name === name);

  return {
    async list(): Promise<contract.Backups> {
      const [isRunning, found] = await Promise.all([
        isBackupRunning(prisma),
        listBackups(config).catch((error: Error) => {
          if (error instanceof StartError) return error.message;
          throw error;
        }),
      ]);
      const isFault = typeof found === 'string';
      return {
        place: place.label,
        fault: isFault ? found : null,
        isRunning,
        entries: (isFault ? [] : found).map(({ name, size, at }) => ({
          name,
          madeAt: at.toISOString(),
          bytes: size,
          isEncrypted: name.endsWith('.age'),
        })),
      };
    },

    make: (by: By) =>
      prisma.$transaction(async (tx) => {
        // The queue holds one at most: a second order while one waits changes nothing.
        await queue.enqueue(tx, backupTask, { byHand: true });
        await audit(tx, by, 'backup.make', null);
      }),

    /** A backup holds everything of everybody, so an open session alone does not get it. */
    async link({ body: { name, password }, ...by }: Call<typeof contract.backupLink>) {
      const { actor } = by;
      await checkOwnPassword(deps, actor, password);
      if (!(await find(name))) throw notFound();
      await prisma.$transaction((tx) => audit(tx, by, 'backup.download', null, { backup: name }));
      const { token, expiresAt } = links.make(deps, [Buffer.from(name).toString('hex'), actor.sessionId]);
      return { url: `/api/v1/backup/${token}`, expiresAt };
    },

    /** The archive of a link, as long as the session that asked for it is an operator's. */
    async open(token: string) {
      const [coded = '', sessionId] = links.read(deps, token);
      const session = sessionId ? await findLiveSession(deps.database, sessionId, now()) : undefined;
      if (session?.role !== 'admin') throw new AppError('file.link_expired');
      const found = await find(Buffer.from(coded, 'hex').toString());
      if (!found) throw notFound();
      return { ...found, content: await place.read(found.name) };
    },
  };
}

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
