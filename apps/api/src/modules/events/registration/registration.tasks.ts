import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { remindBefore } from './registration.policy.ts';
import { findRegistrations } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import { takeReminders } from './seat.repository.ts';

/** Reminders a transaction at most. */
const batch = 100;

/** Reminds of what begins tomorrow, once: the mails are ordered in the transaction that notes it. */
export async function remindOfRegistrations(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const mails = registrationMails(deps);
  for (let taken = batch; taken === batch; ) {
    taken = await deps.database.prisma.$transaction(async (tx) => {
      const now = deps.now();
      const { count, ids } = await takeReminders(tx, now, remindBefore(now), batch);
      for (const row of await findRegistrations(tx, ids)) await mails.soon(tx, row);
      return count;
    });
  }
}

/** Work of the time before that still runs stands for this one. */
const registrationReminder = task('registration-reminder', { policy: 'short' });

export const registrationTasks = [
  carryOut(registrationReminder, remindOfRegistrations, { cron: '*/10 * * * *' }),
];
