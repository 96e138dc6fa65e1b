import * as contract from '@acheep/contract/hiring/interview';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { allHold } from '../../companies/company/company-people.repository.ts';
import { refuseTooMany } from '../../companies/company/writing-day.service.ts';
import { hasRoom, maxMailsPerDay } from '../../messaging/recipient/recipient.service.ts';
import { addEvents, lockReceived } from '../application/application-decision.repository.ts';
import { askCandidate } from '../candidate/ask-candidate.service.ts';
import { closedBy } from './interview.policy.ts';
import { presentCalendar, presentInterview } from './interview.presenter.ts';
import * as interviews from './interview.repository.ts';
import { interviewToken } from './interview-link.ts';
import * as locks from './interview-lock.repository.ts';
import { candidateOf, hostOf, interviewMails } from './interview-mail.service.ts';
import { notifyCandidate } from './interview-tell.service.ts';

type Proposal = ParsedBodyOf<typeof contract.interviewPropose>;

export function interviewService(deps: Deps) {
  const { prisma } = deps.database;
  const mails = interviewMails(deps);

  /** Columns of a proposal, which resets any earlier agreement. */
  async function saved(tx: Transaction, actor: Actor, companyId: string, proposal: Proposal) {
    const now = deps.now();
    const ahead = check(contract.interviewAt(now), proposal);
    if (!ahead.ok) throw new AppError('validation.failed', {}, ahead.faults);
    const { interviewerIds = [actor.id], format, minutes, address, link, message = null } = proposal;
    const named = [...new Set(interviewerIds)];
    if (!(await allHold(tx, companyId, 'interview', named)))
      throw fieldError({ interviewerIds: 'unknown_reference' });
    const times = proposal.times.map((time) => new Date(time)).sort((a, b) => a.getTime() - b.getTime());
    const [first, last] = [times[0], times.at(-1)] as [Date, Date];
    return {
      status: 'proposed',
      times,
      startsAt: first,
      endsAt: last,
      minutes,
      format,
      address: format === 'office' ? (address ?? null) : null,
      link: format === 'video' ? (link ?? null) : null,
      message,
      interviewerId: named[0] ?? actor.id,
      colleagues: { create: named.map((userId) => ({ userId })) },
      answer: null,
      agreedAt: null,
      remindAt: null,
    } as const;
  }

  /** Adds an event to the candidate's history, where the candidate sees it. */
  async function note(
    tx: Transaction,
    actor: Actor,
    applicationId: string,
    kind: 'interview-proposed' | 'interview-changed' | 'interview-cancelled',
    reason: string | null = null,
  ) {
    const at = deps.now();
    const about = { reason, notifyReason: reason !== null, createdAt: at, toldAt: at };
    await addEvents(tx, [{ applicationId, kind, byId: actor.id, ...about }]);
  }

  /** Locks an open interview of the actor's company and returns it with the company. */
  async function hold(tx: Transaction, actor: Actor, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const held = company && (await locks.lockOfCompany(tx, company.id, id));
    if (!held) throw notFound();
    return { held, companyId: company.id };
  }

  /** Refuses a change that the candidate cannot be notified of today, unless they get no mails at all. */
  async function refuseUntold(tx: Transaction, companyId: string, row: interviews.InterviewRow) {
    const address = candidateOf(row)?.email;
    if (!address) return;
    if (!(await hasRoom(tx, deps, { companyId, address })))
      throw new AppError('message.most_to_one', { most: maxMailsPerDay.company });
    await refuseTooMany(tx, deps, companyId, 1);
  }

  function mustBeOpen(row: interviews.InterviewRow) {
    const closed = closedBy(deps.now(), row);
    if (closed) throw new AppError(closed);
  }

  return {
    async list({ actor, query }: Call<typeof contract.interviewList>) {
      const now = deps.now();
      const { rows, total } = await interviews.listInterviews(prisma, actor.id, query, now);
      return { data: rows.map((row) => presentInterview(row, now)), meta: pageMeta(total, query) };
    },

    async listOfCandidate({
      actor,
      params: { id: applicationId },
    }: Call<typeof contract.candidateInterviewList>) {
      const rows = await interviews.listOfCandidate(prisma, actor.id, applicationId);
      if (!rows) throw notFound();
      return rows.map((row) => presentInterview(row, deps.now()));
    },

    async calendar({ actor, params: { id }, locale }: Call<typeof contract.interviewCalendar>) {
      const row = await interviews.findInterview(prisma, actor.id, id);
      if (!row) throw notFound();
      const file = presentCalendar(deps, row, { ...hostOf(row), locale });
      if (!file) throw new AppError(closedBy(deps.now(), row) ?? 'interview.not_agreed');
      return file;
    },

    async propose({
      tx,
      actor,
      params: { id: applicationId },
      body: proposal,
    }: Call<typeof contract.interviewPropose>) {
      const company = await lockCompanyOf(tx, actor.id);
      const [application] = company ? await lockReceived(tx, company.id, [applicationId]) : [];
      if (!company || !application) throw notFound();
      const { status } = application;
      if (status === 'rejected' || status === 'withdrawn') throw new AppError(`application.is_${status}`);
      const before = await locks.openOf(tx, applicationId);
      if (before && !closedBy(deps.now(), before)) throw new AppError('interview.exists');
      if (before) await interviews.saveInterview(tx, before.id, { status: 'over', remindAt: null });
      const data = await saved(tx, actor, company.id, proposal);
      const id = await locks.newId(tx);
      const hash = tokenHash(interviewToken(deps.config, id));
      const row = await interviews.createInterview(tx, {
        ...data,
        id,
        applicationId,
        tokenHash: hash,
        proposedById: actor.id,
        toldAt: null,
      });
      if (!row.application.applicant && !row.application.email) throw new AppError('interview.no_email');
      await refuseUntold(tx, company.id, row);
      await note(tx, actor, applicationId, 'interview-proposed');
      await askCandidate(tx, deps, applicationId);
      await notifyCandidate(tx, deps, applicationId);
      return presentInterview(row, deps.now());
    },

    /** Proposes new times. An agreed time leaves both calendars with the mail that proposes the new ones. */
    change: ({
      actor,
      params: { id },
      body: { updatedAt, ...proposal },
    }: Call<typeof contract.interviewChange>) =>
      prisma.$transaction(async (tx) => {
        const { held, companyId } = await hold(tx, actor, id);
        refuseOutdated(held, updatedAt);
        mustBeOpen(held);
        const data = await saved(tx, actor, companyId, proposal);
        const row = await interviews.saveInterview(tx, id, {
          ...data,
          colleagues: { deleteMany: {}, ...data.colleagues },
          ...(held.agreedAt && { offAt: held.startsAt }),
          sequence: { increment: 1 },
        });
        await note(tx, actor, held.application.id, 'interview-changed');
        await refuseUntold(tx, companyId, row);
        await notifyCandidate(tx, deps, held.application.id);
        if (held.agreedAt) await mails.off(tx, { ...held, sequence: row.sequence });
        return presentInterview(row, deps.now());
      }),

    async cancel({ tx, actor, params: { id }, body: { reason } }: Call<typeof contract.interviewCancel>) {
      const { held } = await hold(tx, actor, id);
      mustBeOpen(held);
      const row = await interviews.saveInterview(tx, id, {
        status: 'cancelled',
        reason,
        remindAt: null,
        ...(held.agreedAt && { offAt: held.startsAt }),
        sequence: { increment: 1 },
      });
      await note(tx, actor, held.application.id, 'interview-cancelled', reason);
      await notifyCandidate(tx, deps, held.application.id);
      if (row.agreedAt) await mails.off(tx, row);
      return presentInterview(row, deps.now());
    },
  };
}
