import { namesOf } from '@acheep/contract/companies/company-name';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { task } from '../../../plumbing/task.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { mayReach } from '../../messaging/recipient/recipient.service.ts';
import { untilMorning } from '../application/application.tasks.ts';
import { lockApplication } from '../application/application-decision.repository.ts';
import { closedBy } from './interview.policy.ts';
import * as interviews from './interview.repository.ts';
import { candidateOf, interviewMails } from './interview-mail.service.ts';

type Needs = Pick<Deps, 'config' | 'queue' | 'now'>;

/** Minutes between two mails to a candidate about the status of their interview. */
const pause = 5;

/** Mails a candidate the latest status of their interview; a queued task covers later changes too. */
export const interviewChanged = task<{ applicationId: string }>(
  'interview-changed',
  { en: 'Notify a candidate of an interview', km: 'ជូនដំណឹងបេក្ខជនអំពីការសម្ភាស' },
  { policy: 'short' },
);

/** Latest interview to report, with an agreed time that it cancels; null if there is nothing to report. */
function toTell(rows: readonly interviews.InterviewRow[], now: Date) {
  const [row] = rows;
  if (!row) return null;
  const off = rows.find(({ offAt, status }) => offAt && status !== 'agreed');
  const was = off?.offAt ? { ...off, startsAt: off.offAt } : null;
  const isProposed = row.status === 'proposed' && !closedBy(now, row);
  const isCancelled = row.status === 'cancelled' && (was !== null || row.toldAt !== null);
  return isProposed || isCancelled ? { row, was } : null;
}

/**
 * Mails a candidate the latest status of their interview. Beyond the daily limit it is sent the next morning;
 * without consent to e-mails, after the candidate agrees.
 */
async function tell(tx: Transaction, deps: Needs, applicationId: string) {
  const now = deps.now();
  const found = toTell(await interviews.listOf(tx, applicationId), now);
  const candidate = found && candidateOf(found.row);
  if (!candidate) return;
  const { row, was } = found;
  const { job, applicant } = row.application;
  if (!(await mayReach(tx, deps, { companyId: job.company.id, address: candidate.email })))
    return deps.queue.enqueue(
      tx,
      interviewChanged,
      { applicationId },
      { onceFor: applicationId, inSeconds: untilMorning(now) },
    );
  await interviews.recordNotified(tx, { id: row.id, applicationId }, now);
  const mails = interviewMails(deps);
  if (row.status === 'proposed') await mails.proposedIn(tx, row, candidate, was);
  else await mails.cancelledIn(tx, row, was);
  if (!applicant) return;
  const kind = row.status === 'proposed' ? 'interview-proposed' : 'interview-cancelled';
  const params = { ...namesOf(job.company), jobTitle: job.title, id: applicationId };
  await notify(deps, tx, kind, { userId: applicant.id, params });
}

/** Notifies a candidate at once, or with the latest status after the pause if they were mailed minutes ago. */
export async function notifyCandidate(tx: Transaction, deps: Needs, applicationId: string) {
  const rows = await interviews.listOf(tx, applicationId);
  const last = Math.max(0, ...rows.map(({ toldAt }) => toldAt?.getTime() ?? 0));
  const seconds = Math.ceil((last - deps.now().getTime()) / 1000) + pause * 60;
  if (seconds <= 0) return tell(tx, deps, applicationId);
  return deps.queue.enqueue(
    tx,
    interviewChanged,
    { applicationId },
    { onceFor: applicationId, inSeconds: seconds },
  );
}

/** Runs after the pause. */
export const notifyChanged = (deps: Needs & Pick<Deps, 'database'>, applicationId: string) =>
  deps.database.prisma.$transaction(async (tx) => {
    if (await lockApplication(tx, applicationId)) await tell(tx, deps, applicationId);
  });

/** Notifies candidates who have just agreed to e-mails of interviews proposed to them. */
export async function notifyOfProposed(tx: Transaction, applicationIds: readonly string[], deps: Needs) {
  for (const id of [...applicationIds].sort()) {
    if (await lockApplication(tx, id)) await notifyCandidate(tx, deps, id);
  }
}
