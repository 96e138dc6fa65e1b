import { scheduledHour } from '@acheep/contract/jobs/job';
import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { lockJobOf, saveJob } from './job.repository.ts';
import { jobWaitsMail } from './job-moderation.mail.ts';
import { orWithoutOrder, publishDraftIn } from './job-ordered.service.ts';
import { jobClosesSoonMail, jobStaysDraftMail, jobWentLiveMail } from './job-schedule.mail.ts';
import { findContact, findScheduled, noteClosing, refreshBoosted, unpin } from './job-schedule.repository.ts';

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

/** Maximum number of jobs per transaction or batch. */
const batch = 200;

const publishOne = (deps: Needs, { id, companyId }: { id: string; companyId: string }) =>
  orWithoutOrder(() =>
    deps.database.prisma.$transaction(async (tx) => {
      if (!(await lockCompany(tx, companyId))) return;
      const job = await lockJobOf(tx, companyId, id);
      if (job?.status !== 'draft' || !job.scheduledOn) return;
      const published = await publishDraftIn(tx, job, deps.now());
      if (!published) await saveJob(tx, job, { scheduledOn: null });
      const { title, ...contact } = await findContact(tx, id);
      const { id: userId, name, email, locale } = contactOf(contact);
      const params = { name, jobId: id, jobTitle: title };
      const [mail, bell] = !published
        ? ([jobStaysDraftMail, 'job-not-published'] as const)
        : published.status === 'pending'
          ? ([jobWaitsMail, 'job-waits'] as const)
          : ([jobWentLiveMail, 'job-published'] as const);
      await sendMail(deps, tx, mail, { to: email, locale, params });
      await notify(deps, tx, bell, { userId, params: { jobTitle: title, id } });
    }),
  );

/** Publishes the drafts that are due and notifies their recruiters, including of those that cannot be published. */
export async function publishScheduled(deps: Needs) {
  const now = deps.now();
  const hour = (now.getUTCHours() + 7) % 24;
  // Before the scheduled hour only drafts of earlier days, which were missed.
  const latest = new Date(today(new Date(now.getTime() - (hour < scheduledHour ? 86_400_000 : 0))));
  for (let found = batch; found === batch; ) {
    const drafts = await findScheduled(deps.database.prisma, latest, batch);
    for (const draft of drafts) await publishOne(deps, draft);
    found = drafts.length;
  }
}

/** Reminds recruiters once a week and once a day before a job closes. */
export async function notifyClosingSoon(deps: Needs) {
  const { prisma } = deps.database;
  const day = new Date(today(deps.now()));
  for (let notified = batch; notified === batch; ) {
    notified = await prisma.$transaction(async (tx) => {
      const closing = await noteClosing(tx, day, batch);
      for (const { id, days } of closing) {
        const { title, ...contact } = await findContact(tx, id);
        const { id: userId, name, email, locale } = contactOf(contact);
        const params = { name, jobId: id, jobTitle: title, days };
        await sendMail(deps, tx, jobClosesSoonMail, { to: email, locale, params });
        const notificationParams = { jobTitle: title, id, days: String(days) };
        await notify(deps, tx, 'job-closes-soon', { userId, params: notificationParams });
      }
      return closing.length;
    });
  }
}

/** Ends expired pins, and moves boosted jobs to the top. */
export async function promote({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const at = now();
  const day = new Date(today(at));
  await unpin(prisma, day);
  await refreshBoosted(prisma, at, day);
}

export const jobScheduleTasks = [
  carryOut(
    task('job-schedule', { en: 'Publish scheduled drafts', km: 'ផ្សាយសេចក្ដីព្រាងតាមថ្ងៃដែលបានកំណត់' }),
    publishScheduled,
    { cron: '*/10 * * * *' },
  ),
  carryOut(
    task('job-closes-soon', { en: 'Notify recruiters of jobs closing soon', km: 'ជូនដំណឹងអំពីការងារដែលជិតបិទ' }),
    notifyClosingSoon,
    { cron: '0 1 * * *' },
  ),
  // Soon after midnight in Phnom Penh.
  carryOut(
    task('job-promote', { en: 'Refresh boosted jobs', km: 'ធ្វើបច្ចុប្បន្នភាពការផ្សព្វផ្សាយការងារ' }),
    promote,
    { cron: '10 17 * * *' },
  ),
];
