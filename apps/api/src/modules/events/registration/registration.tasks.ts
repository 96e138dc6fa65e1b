import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { remindBefore } from './registration.policy.ts';
import { findRegistrations } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import { takeReminders } from './seat.repository.ts';

/** Maximum reminders per transaction. */
const batch = 100;

/** Sends reminders for tomorrow, once: the mails are queued in the transaction that records them. */
export async function remindOfRegistrations(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const mails = registrationMails(deps);
  for (let taken = batch; taken === batch; ) {
    taken = await deps.database.prisma.$transaction(async (tx) => {
      const now = deps.now();
      const { count, ids } = await takeReminders(tx, now, remindBefore(now), batch);
      for (const row of await findRegistrations(tx, ids)) await mails.soonIn(tx, row);
      return count;
    });
  }
}

/** A run that is still waiting replaces the next one. */
const registrationReminder = task(
  'registration-reminder',
  { en: 'Send reminders of trainings and events', km: 'រំលឹកអំពីវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍' },
  { policy: 'short' },
);

export const registrationTasks = [
  carryOut(registrationReminder, remindOfRegistrations, { cron: '*/10 * * * *' }),
];
