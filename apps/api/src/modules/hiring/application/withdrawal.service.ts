import { maxRestorations, withdrawalSeconds } from '@acheep/contract/hiring/application-option';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, notFound } from '../../../error.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { mayWithdraw } from './application.policy.ts';
import * as decisions from './application-decision.repository.ts';
import { applicationRestoredMail } from './restored.mail.ts';
import { jobToApplyFor } from './send-application.ts';
import { sentText } from './sent-text.ts';
import * as withdrawals from './withdrawal.repository.ts';
import { withdrawalMade } from './withdrawal-made.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

type Own = NonNullable<Awaited<ReturnType<typeof decisions.lockOwn>>>;
/** What the mail about the end of an application has to include. */
type Ended = Awaited<ReturnType<typeof emit<'application.ended'>>>[number];
type Contact = Pick<Own, 'id' | 'name' | 'job'>;

/** Recipient and content of a mail and a bell notification to the company. */
function aboutOf({ id, name: candidate, job }: Contact) {
  const { id: userId, email: to, locale, name } = contactOf(job);
  const jobTitle = job.title;
  return {
    mail: { to, locale, params: { name, candidate, jobTitle, applicationId: id } },
    bell: { userId, params: { candidate, jobTitle, id } },
  };
}

/** Withdrawal of an application by its applicant, and its restoration while the job is open. */
export function withdrawalService(deps: Deps) {
  const { now } = deps;

  async function tell(tx: Transaction, eventId: string, application: Contact, besides?: Ended) {
    const { mail, bell } = aboutOf(application);
    await withdrawals.recordCompanyNotified(tx, eventId, now());
    const params = { ...mail.params, ...besides };
    await sendMail(deps, tx, applicationWithdrawnMail, { ...mail, params });
    await notify(deps, tx, 'application-withdrawn', bell);
  }

  return {
    /**
     * Withdraws the application and closes its files. Pending notifications of decisions are never sent. The company
     * is notified a minute later, so that a slip can be undone unnoticed; at once if an interview ends with it.
     */
    async withdrawIn(tx: Transaction, actor: Actor, id: string): Promise<void> {
      const held = await decisions.lockOwn(tx, actor.id, id);
      if (!held) throw notFound();
      if (!mayWithdraw(held)) {
        throw new AppError(
          held.toldStatus === 'withdrawn' ? 'application.is_withdrawn' : 'application.decided',
        );
      }
      await decisions.setStatus(tx, [id], { status: 'withdrawn', toldStatus: 'withdrawn', hiredAt: null });
      // The CV can no longer be read, so it must not be searchable either.
      await decisions.setSearchText(tx, id, sentText({ ...held, resume: null }));
      const at = now();
      const change = { fromStatus: held.status, toStatus: 'withdrawn', createdAt: at, toldAt: at } as const;
      const events = await decisions.addEvents(tx, [{ applicationId: id, kind: 'withdrawn', ...change }]);
      const reader = contactOf(held.job).id;
      const [besides] = await emit(deps, tx, 'application.ended', { id, how: 'withdrawn', reader });
      for (const { id: eventId } of events) {
        if (await withdrawals.endedInterview(tx, eventId, id)) await tell(tx, eventId, held, besides);
        else await deps.queue.enqueue(tx, withdrawalMade, { eventId }, { inSeconds: withdrawalSeconds });
      }
    },

    /** Notifies the company of a withdrawal, unless the application was restored meanwhile. */
    tell: (eventId: string): Promise<void> =>
      deps.database.prisma.$transaction(async (tx) => {
        const application = await withdrawals.lockUntold(tx, eventId);
        if (application) await tell(tx, eventId, application);
      }),

    /**
     * Restores a withdrawn application as received, with its files. An ended interview stays cancelled, and a decision
     * that was never announced stays undone. The company hears of it only if it has heard of the withdrawal.
     */
    async restoreIn(tx: Transaction, actor: Actor, id: string): Promise<void> {
      const jobId = await withdrawals.jobOf(tx, actor.id, id);
      if (!jobId) throw notFound();
      // Locked before the application, as when one applies.
      const job = await jobToApplyFor(tx, deps, jobId);
      const held = await decisions.lockOwn(tx, actor.id, id);
      if (!held) throw notFound();
      if (held.toldStatus === 'received') return;
      if (held.toldStatus !== 'withdrawn') throw new AppError('application.decided');
      if ((await withdrawals.countRestored(tx, id)) >= maxRestorations)
        throw new AppError('application.restored_often');
      const withdrawn = await withdrawals.lastWithdrawal(tx, id);
      await decisions.setStatus(tx, [id], { status: 'received', toldStatus: 'received', rejection: null });
      const resume = await withdrawals.findResume(tx, id);
      await decisions.setSearchText(tx, id, sentText({ ...held, resume }));
      const at = now();
      const change = { fromStatus: 'withdrawn', toStatus: 'received', createdAt: at, toldAt: at } as const;
      await decisions.addEvents(tx, [{ applicationId: id, kind: 'restored', ...change }]);
      if (!withdrawn?.companyToldAt) return;
      const { mail, bell } = aboutOf({ ...held, job });
      await sendMail(deps, tx, applicationRestoredMail, mail);
      await notify(deps, tx, 'application-restored', bell);
    },
  };
}
