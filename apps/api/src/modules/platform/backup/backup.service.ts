import type { Backups, backupLink } from '@acheep/contract/platform/backup';
import { StartError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { checkOwnPassword } from '../../accounts/account/own-password.service.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { auditBy } from '../../accounts/admin/audit.repository.ts';
import type { By } from '../../accounts/admin/by.ts';
import { isBackupRunning } from './backup.repository.ts';
import { listBackups } from './backup-list.ts';
import { backupPlace } from './backup-place.ts';
import { backupTask } from './backup-task.ts';

const links = signedLink('backup');

/** The console's view of backups: what there is, one more, and a copy for the operator. */
export function backupService(deps: Deps) {
  const { config, now, queue } = deps;
  const { prisma } = deps.database;
  const audit = auditBy(now);
  const place = backupPlace(config);
  const find = async (name: string) => (await listBackups(config)).find((one) => one.name === name);

  return {
    async list(): Promise<Backups> {
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
    async link({ body: { name, password }, ...by }: Call<typeof backupLink>) {
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
