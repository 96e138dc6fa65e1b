import type { AuditAction } from '@acheep/contract/audit';
import type { AdminJob, adminJobApprove, adminJobLift, JobDecided } from '@acheep/contract/jobs/job-admin';
import { publishableJob } from '@acheep/contract/jobs/job-draft';
import type { StopReason } from '@acheep/contract/jobs/job-moderation-option';
import { postCode } from '@acheep/contract/jobs/post-code';
import { today as dayAt } from '@acheep/contract/kernel/calendar';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { dayOf, statusOn } from '../job/job.policy.ts';
import { type JobChange, type JobDetailRow, lockJobOf, saveJob } from '../job/job.repository.ts';
import { draftOf } from '../job/job-draft.repository.ts';
import {
  jobApprovedMail,
  jobHeldMail,
  jobLiftedMail,
  jobRefusedMail,
  jobStoppedMail,
} from '../job/job-moderation.mail.ts';
import { givenBack, released } from '../job/job-moderation.service.ts';
import { findContact } from '../job/job-schedule.repository.ts';
import { findCompanyId, lockJob } from './job-admin.repository.ts';
import { presentJob } from './job-admin.service.ts';

type Chosen = ParsedBodyOf<typeof adminJobApprove>['jobs'];
interface Stop {
  reason: StopReason;
  words?: string | null | undefined;
}
type Left = JobDecided['left'][number]['why'];
interface Told {
  name: string;
  jobId: string;
  jobTitle: string;
}

/** Change, audit entry and e-mail of a decision about one job, or the reason why the job is left unchanged. */
interface Decision {
  data: JobChange;
  action: AuditAction;
  bell: 'job-published' | 'job-refused' | 'job-stopped' | 'job-lifted';
  details?: Record<string, string>;
  mail: (
    mailParams: Told,
    send: <P extends object>(kind: MailKind<P>, params: P) => Promise<unknown>,
  ) => Promise<unknown>;
}
type Decide = (tx: Transaction, job: JobDetailRow) => Promise<Decision | Left>;

/** Hidden by the site, because people have reported it. */
const isHeld = ({ stopReason }: Pick<JobDetailRow, 'stopReason'>) => stopReason === 'reported';

const stoppedBy = (kind: 'refused' | 'closed', { reason, words }: Stop, now: Date) => ({
  stopped: kind,
  stopReason: reason,
  stopWords: words ?? null,
  stoppedAt: now,
});

/** Operators' decisions about jobs: approving, refusing, closing and lifting. */
export function jobDecisionService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const moment = () => {
    const now = deps.now();
    return { now, today: dayAt(now) };
  };

  /** Locks the company before the job, in the order of publishing. */
  async function lock(tx: Transaction, id: string) {
    const companyId = await findCompanyId(tx, id);
    if (!companyId || !(await lockCompany(tx, companyId))) return null;
    return lockJobOf(tx, companyId, id);
  }

  /** `by` is null for what the site does of itself, which is no admin's deed. */
  async function carryOut(tx: Transaction, by: By | null, job: JobDetailRow, decision: Decision) {
    const { data, action, bell, details, mail } = decision;
    await saveJob(tx, job, data);
    const { title, ...contact } = await findContact(tx, job.id);
    const { id: userId, name, email: to, locale } = contactOf(contact);
    await notify(deps, tx, bell, { userId, params: { jobTitle: title, id: job.id } });
    await mail({ name, jobId: job.id, jobTitle: title }, (kind, params) =>
      sendMail(deps, tx, kind, { to, locale, params }),
    );
    if (!by) return;
    await writeAudit(tx, {
      actorId: by.actor.id,
      action,
      targetId: contact.company.owner.id,
      subjectId: job.id,
      details: { job: `${postCode(job.postCode)} ${title}`, ...details },
      requestId: by.requestId,
      createdAt: deps.now(),
    });
  }

  /** Decides on each job in a transaction of its own, so that one failure does not hold up the others. */
  async function each(by: By, chosen: Chosen, decide: Decide): Promise<JobDecided> {
    const answer: JobDecided = { done: [], left: [] };
    for (const { _id, updatedAt } of chosen) {
      const why = await prisma.$transaction(async (tx): Promise<Left | null> => {
        const job = await lock(tx, _id);
        if (!job) return 'state';
        if (updatedAt !== undefined && Date.parse(updatedAt) !== job.updatedAt.getTime()) return 'changed';
        const decision = await decide(tx, job);
        if (typeof decision === 'string') return decision;
        await carryOut(tx, by, job, decision);
        return null;
      });
      if (why) answer.left.push({ _id, why });
      else answer.done.push(_id);
    }
    return answer;
  }

  const closing = (job: JobDetailRow, stop: Stop): Decision | Left => {
    const at = moment();
    if (!isHeld(job) && statusOn(at.today, job) !== 'active') return 'state';
    return {
      data: { status: 'closed', closedAt: job.closedAt ?? at.now, ...stoppedBy('closed', stop, at.now) },
      action: 'job.close',
      bell: 'job-stopped',
      details: { reason: stop.reason, words: stop.words ?? '' },
      mail: (mailParams, send) =>
        stop.reason === 'reported'
          ? send(jobHeldMail, mailParams)
          : send(jobStoppedMail, { ...mailParams, reason: stop.reason, words: stop.words ?? null }),
    };
  };

  const lifting = (job: JobDetailRow): Decision | Left => {
    if (job.stopped !== 'closed') return 'state';
    const { today } = moment();
    const open = job.status === 'closed' && job.closingDate !== null && dayOf(job.closingDate) >= today;
    const cleared = { stopped: null, stopReason: null, stopWords: null, stoppedAt: null };
    return {
      data: { ...cleared, ...(open && { status: 'active', closedAt: null }) },
      action: 'job.lift',
      bell: 'job-lifted',
      mail: (mailParams, send) => send(jobLiftedMail, { ...mailParams, open }),
    };
  };

  /** Returns a decision about one job in the transaction of its caller; it returns whether there was anything to do. */
  const within =
    <Rest extends unknown[]>(decide: (job: JobDetailRow, ...rest: Rest) => Decision | Left) =>
    async (tx: Transaction, by: By | null, id: string, ...rest: Rest): Promise<boolean> => {
      const job = await lock(tx, id);
      const decision = job && decide(job, ...rest);
      if (!decision || typeof decision === 'string') return false;
      await carryOut(tx, by, job, decision);
      return true;
    };

  return {
    closeIn: within(closing),
    /** Reopens a job that the site has hidden; one that is `closedBefore` by the same decision, too. */
    reopenIn: within((job, closedBefore: boolean) => (closedBefore || isHeld(job) ? lifting(job) : 'state')),

    approve: ({ body: { jobs: chosen }, ...by }: Call<typeof adminJobApprove>) =>
      each(by, chosen, async (tx, job) => {
        const at = moment();
        if (job.status !== 'pending') return 'state';
        const closes = job.closingDate ? dayOf(job.closingDate) : undefined;
        if (!check(publishableJob(at.today, closes), draftOf(job)).ok) return 'past';
        return {
          data: await released(tx, job, at),
          action: 'job.approve',
          bell: 'job-published',
          mail: (mailParams, send) => send(jobApprovedMail, mailParams),
        };
      }),

    refuse: (by: By, chosen: Chosen, stop: Stop) =>
      each(by, chosen, async (tx, job) =>
        job.status !== 'pending'
          ? 'state'
          : {
              data: { ...(await givenBack(tx, job)), ...stoppedBy('refused', stop, deps.now()) },
              action: 'job.refuse',
              bell: 'job-refused',
              details: { reason: stop.reason, words: stop.words ?? '' },
              mail: (mailParams, send) =>
                send(jobRefusedMail, { ...mailParams, reason: stop.reason, words: stop.words ?? null }),
            },
      ),

    close: (by: By, chosen: Chosen, stop: Stop) => each(by, chosen, async (_tx, job) => closing(job, stop)),

    /**
     * Reopens a job whose closing date is not past, at its old place in the list; an archived or expired one is left to
     * its recruiter to reopen.
     */
    lift: ({ params: { id }, ...by }: Call<typeof adminJobLift>): Promise<AdminJob> =>
      prisma.$transaction(async (tx) => {
        const job = await lock(tx, id);
        if (!job) throw notFound();
        const decision = lifting(job);
        if (typeof decision === 'string') throw new AppError('job.status');
        await carryOut(tx, by, job, decision);
        const row = await lockJob(tx, id);
        if (!row) throw notFound();
        return presentJob(row, moment().today);
      }),
  };
}
