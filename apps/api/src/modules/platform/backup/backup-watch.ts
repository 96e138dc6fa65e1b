import type { Deps } from '../../../deps.ts';
import { checkBackup } from '../../../doctor/check-backup.ts';
import { inWords } from '../../../doctor/examine.ts';
import { task } from '../../../plumbing/task.ts';
import { metrics } from '../../../plumbing/watching/metrics.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { scheduledSince } from './backup.repository.ts';
import { backupFaultMail } from './backup-fault.mail.ts';
import { listBackups } from './backup-list.ts';

/** Looks in the morning whether the night has left a backup: of all tasks this one is missed by nobody. */
export const backupWatchTask = task(
  'backup-watch',
  { en: 'Check last night’s backup', km: 'ពិនិត្យការបម្រុងទុកយប់មិញ' },
  { policy: 'short' },
);

/** Hours after the backup's time: a second attempt at it is over by then. */
export const watchedAfter = 2;

const hour = 3_600_000;
/** Hours. */
const day = 24;

/**
 * Tells monitoring when the newest backup was made: before the first, when the site was set up to make them; 0 where
 * their place cannot be read.
 */
export async function measureBackups({ config, database }: Pick<Deps, 'config' | 'database'>) {
  try {
    const [newest] = await listBackups(config);
    const at = newest?.at ?? (await scheduledSince(database.prisma));
    metrics.backupNewest.set(at ? at.getTime() / 1000 : 0);
  } catch {
    metrics.backupNewest.set(0);
  }
}

/** Tells every admin, by mail and bell, what is wrong with the backups. */
export async function watchBackups(deps: Deps) {
  const { config, database, now } = deps;
  if (!config.BACKUP_AT) return;
  await measureBackups(deps);
  // Last night's is two hours old, the one before a day more.
  const [fault] = (await checkBackup(deps, day)).filter(({ state }) => state === 'fault');
  if (!fault) return;
  const since = (await scheduledSince(database.prisma)) ?? now();
  // A site that was set up today has had no night yet.
  if (fault.code === 'backup.none' && now().getTime() - since.getTime() < day * hour) return;
  await database.prisma.$transaction(async (tx) => {
    const admins = await listAdmins(tx);
    for (const { email: to, locale, name } of admins) {
      const { about: reason, remedy } = inWords(fault, locale);
      await sendMail(deps, tx, backupFaultMail, {
        to,
        locale,
        params: { name, reason, remedy: remedy ?? '' },
      });
    }
    await notify(deps, tx, 'backup-fault', ...admins.map(({ id: userId }) => ({ userId, params: {} })));
  });
}
