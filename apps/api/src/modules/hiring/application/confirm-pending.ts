import { answering } from '@acheep/contract/hiring/answer';
import { applicationBody } from '@acheep/contract/hiring/application';
import type { PendingApplication } from '@acheep/contract/hiring/easy-apply';
import { today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { DomainEvent } from '../../../domain-event.ts';
import { sameHash } from '../../../plumbing/secret.ts';
import { letGo } from '../../platform/upload/temporary-document.repository.ts';
import { takeCachedDocument } from '../../platform/upload/temporary-document.service.ts';
import { presentAsked } from '../screening/screening.presenter.ts';
import { applyingRefused } from './application.policy.ts';
import { lockApplicant, lockJobToApplyFor } from './application.repository.ts';
import * as held from './pending-application.repository.ts';
import { sendApplication } from './send-application.ts';

/** Sends a pending application if it is still valid as written; null if the applicant has to revise it. */
async function send(tx: Transaction, deps: Deps, userId: string, row: held.PendingRow, cvId: string) {
  const applicant = await lockApplicant(tx, userId);
  const job = await lockJobToApplyFor(tx, row.jobId);
  if (!applicant || !job || applyingRefused(today(deps.now()), job)) return null;
  const known = new Set(job.questions.map(({ id }) => id));
  // Answers to questions that the job no longer asks are dropped.
  const answers = (row.answers as PendingApplication['answers']).filter(({ questionId }) =>
    known.has(questionId),
  );
  const { jobId, phone, coverLetter } = row;
  const body = { jobId, phone, answers, resume: true, ...(coverLetter && { coverLetter }) };
  if (!check(answering(applicationBody, job.questions.map(presentAsked)), body).ok) return null;
  const sent = { jobId, phone, coverLetter, answers, cvId, resume: null };
  return sendApplication(tx, deps, { id: userId, ...applicant }, job, sent);
}

/**
 * Runs after an account was confirmed. Applications written in the browser that registered the account are sent if
 * that browser also confirms. If another browser confirms, or they are no longer valid, they stay in the form for
 * review. Applications that others wrote with the address are deleted.
 */
export async function confirmPending(
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
