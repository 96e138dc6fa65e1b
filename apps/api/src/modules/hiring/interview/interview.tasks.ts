import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { takeReminders } from './interview-lock.repository.ts';
import { interviewMails } from './interview-mail.service.ts';
import { interviewChanged, notifyChanged } from './interview-tell.service.ts';

/** Interviews a transaction at most. */
const batch = 100;

/** Reminds both sides of what is soon, once: the mails are ordered in the transaction that notes it. */
export async function remindOfInterviews(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const mails = interviewMails(deps);
  for (let taken = batch; taken === batch; ) {
    taken = await deps.database.prisma.$transaction(async (tx) => {
      const { count, rows } = await takeReminders(tx, deps.now(), batch);
      for (const row of rows) await mails.soon(tx, row);
      return count;
    });
  }
}

/** Work of the minute before that still runs stands for this one. */
const interviewReminder = task('interview-reminder', { policy: 'short' });

export const interviewTasks = [
  carryOut(interviewReminder, remindOfInterviews, { cron: '* * * * *' }),
  carryOut(interviewChanged, (deps, { applicationId }) => notifyChanged(deps, applicationId)),
];
