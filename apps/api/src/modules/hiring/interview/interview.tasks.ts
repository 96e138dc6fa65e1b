import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { takeReminders } from './interview-lock.repository.ts';
import { interviewMails } from './interview-mail.service.ts';
import { interviewChanged, notifyChanged } from './interview-tell.service.ts';

/** Maximum interviews per transaction. */
const batch = 100;

/** Reminds both sides of upcoming interviews once: mails are queued in the transaction that records the reminder. */
export async function remindOfInterviews(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const mails = interviewMails(deps);
  for (let taken = batch; taken === batch; ) {
    taken = await deps.database.prisma.$transaction(async (tx) => {
      const { count, rows } = await takeReminders(tx, deps.now(), batch);
      for (const row of rows) await mails.soonIn(tx, row);
      return count;
    });
  }
}

/** `short`: a run still queued from the minute before covers this one. */
const interviewReminder = task(
  'interview-reminder',
  { en: 'Send interview reminders', km: 'រំលឹកអំពីការសម្ភាស' },
  { policy: 'short' },
);

export const interviewTasks = [
  carryOut(interviewReminder, remindOfInterviews, { cron: '* * * * *' }),
  carryOut(interviewChanged, (deps, { applicationId }) => notifyChanged(deps, applicationId)),
];
