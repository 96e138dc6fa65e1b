import { setTimeout as sleep } from 'node:timers/promises';
import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { orderConfirmed } from '../../billing/order/order-confirmed.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { companyRenamed } from '../../companies/company/company.tasks.ts';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import { sendMails } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { jobClosedMail } from './job.mail.ts';
import { closePastJobs } from './job.repository.ts';
import { publishOrdered } from './job-ordered.service.ts';
import { jobScheduleTasks } from './job-schedule.tasks.ts';
import { searchTasks } from './job-search.tasks.ts';
import { retagNext } from './job-tag.repository.ts';

/** Maximum number of jobs per transaction: few, as requests of visitors wait for it. */
const batch = 50;

/**
 * Marks jobs past their closing date as closed and notifies their recruiters, one transaction per batch. Nothing
 * depends on it: every query treats such a job as closed from midnight on.
 */
export async function closeJobsPastTheirDay(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const now = deps.now();
  const day = new Date(today(now));
  for (let closed = batch; closed === batch; ) {
    const began = performance.now();
    closed = await prisma.$transaction(async (tx) => {
      const jobs = await closePastJobs(tx, now, day, batch);
      const mails = jobs.map(({ id, title, ...job }) => {
        const { name, email, locale } = contactOf(job);
        return { to: email, locale, params: { name, jobId: id, jobTitle: title } };
      });
      await sendMails(deps, tx, jobClosedMail, mails);
      const notifications = jobs.map(({ id, title: jobTitle, ...job }) => ({
        userId: contactOf(job).id,
        params: { jobTitle, id },
      }));
      await notify(deps, tx, 'job-closed', ...notifications);
      return jobs.length;
    });
    // As long as that took, others have the database and the processor to themselves.
    await sleep(performance.now() - began);
  }
}

/** Jobs locked per batch of retagging; a quarter of a second or less. */
const retagBatch = 50;

/**
 * Rewrites the search tags of a company's jobs after it was renamed. Each batch locks the company, so that it writes
 * the name of that moment: the latest name prevails, whatever number of renamings run concurrently.
 */
export async function retagJobs({ database: { prisma } }: Pick<Deps, 'database'>, companyId: string) {
  const retagAfter = (last: string | null) =>
    prisma.$transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      return company && retagNext(tx, company, last, retagBatch);
    });
  for (let last = await retagAfter(null); last !== null; ) last = await retagAfter(last);
}

/** One worker sweeps, soon after midnight in Phnom Penh (17:00 UTC). */
const sweep = carryOut(
  task('job-sweep', { en: 'Close jobs past their closing date', km: 'បិទការងារដែលផុតកំណត់' }),
  closeJobsPastTheirDay,
  { cron: '5 17 * * *' },
);

export const jobTasks = [
  sweep,
  carryOut(orderConfirmed, (deps, { orderId }) => publishOrdered(deps, orderId)),
  carryOut(companyRenamed, (deps, { companyId }) => retagJobs(deps, companyId)),
  ...jobScheduleTasks,
  ...searchTasks,
];
