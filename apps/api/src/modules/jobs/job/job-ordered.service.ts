import { publishableJob } from '@acheep/contract/jobs/job-draft';
import { today } from '@acheep/contract/kernel/calendar';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { momentAt } from '../../../moment.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { jobNotPublishedMail, jobPublishedMail } from './job.mail.ts';
import { dayOf } from './job.policy.ts';
import * as jobs from './job.repository.ts';
import { draftOf } from './job-draft.repository.ts';
import { markJob } from './job-mark.service.ts';
import { jobWaitsMail } from './job-moderation.mail.ts';
import { openOrHold, takePromised } from './job-moderation.service.ts';

type Publishing = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

/** Publishes a draft and returns it; null if the draft is incomplete or no job is left in the order. */
export async function publishDraftIn(tx: Transaction, job: jobs.JobDetailRow, now: Date) {
  const at = momentAt(now);
  if (!check(publishableJob(at.today), draftOf(job)).ok) return null;
  const opened = await openOrHold(tx, { companyId: job.company.id, job, text: job, action: 'publish' }, at);
  if (!opened) return null;
  const saved = await jobs.saveJob(tx, job, opened);
  await markJob(tx, saved, now);
  return takePromised(tx, opened, saved, { before: job, at });
}

/** Runs a transaction that publishes a draft, and again if somebody took the last job of the order during it. */
export const orWithoutOrder = (publish: () => Promise<void>) =>
  publish().catch((error) => {
    if (error instanceof AppError && error.code === 'order.none_left') return publish();
    throw error;
  });

/**
 * Publishes the draft that a confirmed order was placed with, and notifies the recruiter. Does nothing if the draft was
 * published or deleted meanwhile.
 */
export const publishOrdered = (deps: Publishing, orderId: string) =>
  orWithoutOrder(() =>
    deps.database.prisma.$transaction(async (tx) => {
      const ordered = await jobs.findOrdered(tx, orderId);
      if (!ordered || !(await lockCompany(tx, ordered.companyId))) return;
      const job = await jobs.lockJobOf(tx, ordered.companyId, ordered.jobId);
      // A scheduled draft waits for its morning, and takes a job of this order then.
      if (job?.status !== 'draft' || (job.scheduledOn && dayOf(job.scheduledOn) > today(deps.now()))) return;
      const published = await publishDraftIn(tx, job, deps.now());
      const { id: userId, name, email: to, locale } = contactOf(ordered.order);
      const [mail, bell] = !published
        ? ([jobNotPublishedMail, 'job-not-published'] as const)
        : published.status === 'pending'
          ? ([jobWaitsMail, 'job-waits'] as const)
          : ([jobPublishedMail, 'job-published'] as const);
      const { id, title: jobTitle } = job;
      await sendMail(deps, tx, mail, { to, locale, params: { name, jobId: id, jobTitle } });
      await notify(deps, tx, bell, { userId, params: { jobTitle, id } });
    }),
  );
