import type { Deps } from '../../../deps.ts';
import { checkBackup } from '../../../doctor/check-backup.ts';
import { inWords } from '../../../doctor/examine.ts';
import { task } from '../../../plumbing/task.ts';
import { metrics } from '../../../plumbing/watching/metrics.ts';
import { listAdmins } from '../../accounts/admin/admin.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { wasScheduledBefore } from './backup.repository.ts';
import { listBackups } from './backup-list.ts';
import { backupMissingMail } from './backup-missing.mail.ts';

/** Looks in the morning whether the night has left a backup: of all tasks this one is to be missed by somebody. */
export const backupWatchTask = task('backup-watch', { policy: 'short' });

/** Hours after the backup's time: a second attempt at it is over by then. */
export const watchedAfter = 2;

const day = 86_400_000;

/** Tells monitoring when the newest backup was made; 0 without one, or where its place cannot be read. */
export async function measureBackups({ config }: Pick<Deps, 'config'>) {
  const [newest] = await listBackups(config).catch(() => []);
  metrics.backupNewest.set(newest ? newest.at.getTime() / 1000 : 0);
}

/** Tells every admin of a night that has left no backup, by mail and bell. */
export async function watchBackups(deps: Deps) {
  const { config, database, now } = deps;
  if (!config.BACKUP_AT) return;
  await measureBackups(deps);
  const [fault] = (await checkBackup(deps)).filter(({ state }) => state === 'fault');
  if (!fault) return;
  // A site that was set up today has had no night yet.
  const isNew = !(await wasScheduledBefore(database.prisma, new Date(now().getTime() - day)));
  if (fault.code === 'backup.none' && isNew) return;
  await database.prisma.$transaction(async (tx) => {
    const admins = await listAdmins(tx);
    for (const { email: to, locale, name } of admins) {
      const { about: reason, remedy } = inWords(fault, locale);
      await sendMail(deps, tx, backupMissingMail, {
        to,
        locale,
        params: { name, reason, remedy: remedy ?? '' },
      });
    }
    await notify(deps, tx, 'backup-missing', ...admins.map(({ id: userId }) => ({ userId, params: {} })));
  });
}
