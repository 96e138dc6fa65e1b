import { activation } from '@acheep/contract/accounts/account';
import { answering } from '@acheep/contract/hiring/answer';
import * as application from '@acheep/contract/hiring/application';
import * as sent from '@acheep/contract/hiring/application-resume';
import * as decision from '@acheep/contract/hiring/decision';
import * as easy from '@acheep/contract/hiring/easy-apply';
import * as stage from '@acheep/contract/hiring/stage';
import { today } from '@acheep/contract/kernel/calendar';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Module, Register } from '../../../module.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { sameHash } from '../../../plumbing/secret.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import { withToken } from '../../accounts/account/with-token.ts';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { letGo } from '../../platform/upload/temporary-document.repository.ts';
import { takeCachedDocument } from '../../platform/upload/temporary-document.service.ts';
import { presentQuestion } from '../screening/screening.presenter.ts';
import { applicationReceivedMail, applicationSentMail } from './application.mail.ts';
import { applyingRefused } from './application.policy.ts';
import {
  listReceivedIds,
  listSentIds,
  lockApplicant,
  lockJobToApplyFor,
  showsFile,
  transferCvs,
} from './application.repository.ts';
import { applicationService } from './application.service.ts';
import { applicationTasks } from './application.tasks.ts';
import { eachApplicationReceived, eachApplicationSent } from './application-data.repository.ts';
import { decisionService } from './application-decision.service.ts';
import { applicationResumeService } from './application-resume.service.ts';
import { decidedMails } from './decided.mail.ts';
import { haveAccountMail } from './easy-apply.mail.ts';
import { easyApplyService } from './easy-apply.service.ts';
import * as held from './pending-application.repository.ts';
import { phoneApplyService } from './phone-apply.service.ts';
import { applicationRestoredMail } from './restored.mail.ts';
import { sendApplication } from './send-application.ts';
import { withdrawalService } from './withdrawal.service.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

/** Sends a pending application if it is still valid as written; null if the applicant has to revise it. */
async function send(tx: Transaction, deps: Deps, userId: string, row: held.PendingRow, cvId: string) {
  const applicant = await lockApplicant(tx, userId);
  const job = await lockJobToApplyFor(tx, row.jobId);
  if (!applicant || !job || applyingRefused(today(deps.now()), job)) return null;
  const known = new Set(job.questions.map(({ id }) => id));
  // Answers to questions that the job no longer asks are dropped.
  const answers = (row.answers as easy.PendingApplication['answers']).filter(({ questionId }) =>
    known.has(questionId),
  );
  const { jobId, phone, coverLetter } = row;
  const body = { jobId, phone, answers, resume: true, ...(coverLetter && { coverLetter }) };
  if (!check(answering(application.applicationBody, job.questions.map(presentQuestion)), body).ok)
    return null;
  const sent = { jobId, phone, coverLetter, answers, cvId, resume: null };
  return sendApplication(tx, deps, { id: userId, ...applicant }, job, sent);
}

/**
 * Runs after an account was confirmed. Applications written in the browser that registered the account are sent if
 * that browser also confirms. If another browser confirms, or they are no longer valid, they stay in the form for
 * review. Applications that others wrote with the address are deleted.
 */
async function confirmPending(
  tx: Transaction,
  { userId, registeredBy, isOwn }: DomainEvent<'account.confirmed'>,
  deps: Deps,
): Promise<string | undefined> {
  const rows = await held.lockPending(tx, userId);
  const isTheirs = ({ handleHash }: held.PendingRow) =>
    registeredBy !== null && sameHash(handleHash, registeredBy);
  const others = rows.filter((row) => !isTheirs(row));
  await letGo(
    tx,
    others.flatMap(({ documentId }) => documentId ?? []),
  );
  await held.deletePending(
    tx,
    others.map(({ id }) => id),
  );

  const uploads = new Map<string, string | null>();
  const sent: string[] = [];
  const left: string[] = [];
  for (const row of rows.filter(isTheirs)) {
    const { id, documentId, jobId } = row;
    if (!documentId) continue;
    if (!uploads.has(documentId)) {
      const moved = (uploadId: string) => held.moveToUpload(tx, userId, documentId, uploadId);
      uploads.set(documentId, await takeCachedDocument(tx, { id: documentId, ownerId: userId }, moved));
    }
    const cvId = uploads.get(documentId);
    const applicationId = isOwn && cvId ? await send(tx, deps, userId, row, cvId) : null;
    if (applicationId) {
      sent.push(applicationId);
      await held.fillPhone(tx, userId, row.phone);
      await held.deletePending(tx, [id]);
    } else left.push(jobId);
  }
  const [first] = sent;
  if (left[0]) return paths.jobApply(left[0]);
  if (!first) return undefined;
  return sent.length > 1 ? paths.manageUserApplied() : paths.manageUserAppliedDetail(first);
}

function applicationRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const applications = applicationService(deps);
  const decisions = decisionService(deps);
  const withdrawals = withdrawalService(deps);
  const resumes = applicationResumeService(deps);
  const visitors = easyApplyService(deps);

  register(application.applicationCreate, ({ tx, actor, body }) => applications.apply(tx, actor, body));
  register(easy.easyApplyState, () => visitors.state());
  register(easy.easyApply, ({ body, locale, request }) => visitors.hold(body, locale, networkOf(request.ip)));
  const applyByPhone = phoneApplyService(deps);
  register(easy.easyApplyByPhone, async ({ body, locale, request }) => {
    const { session, applicationId } = await applyByPhone(body, locale, clientOf(request));
    return { session: withToken(api, session), applicationId };
  });
  register(easy.pendingApplicationGet, visitors.waiting);
  register(application.candidateList, applications.listCandidates);
  register(application.candidateGet, ({ actor, params }) => applications.get(actor, params.id));
  register(application.applicationCv, applications.cvLink);
  register(sent.applicationAttachment, resumes.attachmentLink);
  register(sent.applicationPdfLink, resumes.link);
  // Signed links return the bytes of a PDF, which the contract cannot describe.
  api.get<{ Params: { token: string } }>('/application/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await resumes.open(params.token)),
  );
  register(decision.applicationDecide, async ({ actor, params, body }) => {
    await decisions.decide(actor, params.id, body);
    return await applications.get(actor, params.id);
  });
  register(decision.applicationsDecide, decisions.decideSeveral);
  register(decision.rejectionTextGet, decisions.rejectionTexts);
  register(stage.stageMove, async ({ actor, params, body }) => {
    await decisions.move(actor, params.id, body);
    return await applications.get(actor, params.id);
  });
  register(stage.stageMoveSeveral, decisions.moveSeveral);
  register(application.applicationWithdraw, async ({ tx, actor, params }) => {
    await withdrawals.withdrawIn(tx, actor, params.id);
    return await applications.getOwn(tx, actor, params.id);
  });
  register(application.applicationRestore, async ({ tx, actor, params }) => {
    await withdrawals.restoreIn(tx, actor, params.id);
    return await applications.getOwn(tx, actor, params.id);
  });
  register(application.appliedJobList, applications.listAppliedJobs);
  register(application.appliedJobGet, applications.getAppliedJob);
}

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /**
     * The application is over, and locked: its applicant is being notified of the decision, has withdrawn it, or
     * the company deletes a candidate it added by hand. `reader` is the account that gets the mail about it, null
     * for a candidate. The listener returns what that mail has to include, so that nobody gets a second one.
     */
    'application.ended'(application: {
      id: string;
      how: 'rejected' | 'hired' | 'withdrawn' | 'deleted';
      reader: string | null;
    }): { also: string; entry: CalendarEvent } | undefined;
  }
}

const day = 86_400_000;

export const applicationModule: Module = {
  routes: applicationRoutes,
  tasks: applicationTasks,
  mails: [
    applicationReceivedMail,
    applicationRestoredMail,
    applicationSentMail,
    applicationWithdrawnMail,
    haveAccountMail,
    ...Object.values(decidedMails),
  ],
  tables: {
    application: 'applications-sent',
    application_attachment: 'applications-sent',
    application_event: 'applications-received',
    application_resume: 'applications-sent',
    held_application: {
      without: 'what was typed before the address was confirmed: the form shows it, for a week',
    },
  },
  authors: ['application_event.by_id'],
  ownData: {
    'applications-sent': eachApplicationSent,
    'applications-received': eachApplicationReceived,
  },
  ownedRecords: { mails: listSentIds, notifications: listReceivedIds },
  on: { 'account.confirmed': confirmPending, 'company.left': transferCvs },
  sweep: ({ database: { prisma }, now }) =>
    held.deletePendingBefore(prisma, new Date(now().getTime() - activation.days * day)),
  uploads: {
    'application.cv_id': 'private',
    'application_attachment.upload_id': 'private',
    'held_application.upload_id': 'private',
  },
  showsFile: { noun: 'application', may: showsFile },
};
