import type {
  applicationDecide,
  applicationsDecide,
  DecisionOutcome,
} from '@acheep/contract/hiring/application';
import {
  type ApplicationStatus,
  type Decision,
  undoSeconds,
} from '@acheep/contract/hiring/application-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, notFound } from '../../../error.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { mayWithdraw } from './application.policy.ts';
import * as decisions from './application-decision.repository.ts';
import { decisionMade } from './decision-made.ts';
import { sentText } from './sent-text.ts';
import { applicationWithdrawnMail } from './withdrawn.mail.ts';

type Made = ParsedBodyOf<typeof applicationDecide>;
type MadeOnSeveral = ParsedBodyOf<typeof applicationsDecide>;

/** A member of the company, or the operator on its behalf, whose name is recorded in the audit log. */
type DecidedBy = { byId: string } | { byCentre: true };

const isNow = (status: ApplicationStatus) => new AppError(`application.is_${status}`);

/** Decisions by the company, and withdrawal by the applicant. */
export function decisionService(deps: Deps) {
  const { prisma } = deps.database;

  /** Saves a decision on locked applications. If it still stands some seconds later, applicants are notified. */
  async function save(
    tx: Transaction,
    by: DecidedBy,
    held: readonly decisions.ReceivedApplication[],
    { status, reason, notifyReason = false }: Pick<Made, 'status' | 'reason' | 'notifyReason'>,
  ) {
    await decisions.setStatus(
      tx,
      held.map(({ id }) => id),
      { status },
    );
    const events = await decisions.addEvents(
      tx,
      held.map((before) => ({
        applicationId: before.id,
        kind: 'decided',
        fromStatus: before.status,
        toStatus: status,
        ...by,
        reason,
        notifyReason,
        createdAt: deps.now(),
      })),
    );
    for (const { id: eventId } of events) {
      await deps.queue.enqueue(tx, decisionMade, { eventId }, { inSeconds: undoSeconds });
    }
  }

  /**
   * Decides on an application of a locked company, if unchanged since `updatedAt`; false if the decision is not new.
   */
  async function decideFor(
    tx: Transaction,
    companyId: string,
    by: DecidedBy,
    id: string,
    { updatedAt, ...made }: Made,
  ): Promise<boolean> {
    const [held] = await decisions.lockReceived(tx, companyId, [id]);
    if (!held) throw notFound();
    const outdated = updatedAt !== undefined && Date.parse(updatedAt) !== held.updatedAt.getTime();
    if (outdated || held.status === 'withdrawn') throw isNow(held.status);
    const { reason = null, notifyReason = false } = made;
    const before = held.status === made.status && (await decisions.lastReason(tx, id));
    if (before && before.reason === reason && before.notifyReason === notifyReason) return false;
    await save(tx, by, [held], made);
    return true;
  }

  return {
    decideFor,

    decide(actor: Actor, id: string, made: Made): Promise<boolean> {
      return prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        if (!company) throw notFound();
        return decideFor(tx, company.id, { byId: actor.id }, id, made);
      });
    },

    /** Applies one decision to several applications of any status; the outcomes are in the order of the ids. */
    decideSeveral(actor: Actor, { ids, status }: MadeOnSeveral): Promise<DecisionOutcome[]> {
      return prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        const held = company ? await decisions.lockReceived(tx, company.id, ids) : [];
        const changing = held.filter((one) => one.status !== 'withdrawn' && one.status !== status);
        await save(tx, { byId: actor.id }, changing, { status });
        return [...new Set(ids)].map((id) => {
          const from = held.find((one) => one.id === id)?.status ?? null;
          return { _id: id, from, outcome: outcomeOf(from, status) };
        });
      });
    },

    /** Withdraws the applicant's application and closes its files. Pending notifications are never sent. */
    async withdraw(tx: Transaction, actor: Actor, id: string): Promise<void> {
      const held = await decisions.lockOwn(tx, actor.id, id);
      if (!held) throw notFound();
      if (!mayWithdraw(held)) {
        throw new AppError(
          held.toldStatus === 'withdrawn' ? 'application.is_withdrawn' : 'application.decided',
        );
      }
      await decisions.setStatus(tx, [id], { status: 'withdrawn', toldStatus: 'withdrawn' });
      // The CV can no longer be read, so it must not be searchable either.
      await decisions.setSearchText(tx, id, sentText({ ...held, resume: null }));
      const at = deps.now();
      const change = { fromStatus: held.status, toStatus: 'withdrawn', createdAt: at, toldAt: at } as const;
      await decisions.addEvents(tx, [{ applicationId: id, kind: 'withdrawn', ...change }]);
      const { id: reader, email: to, locale, name } = contactOf(held.job);
      const [besides] = await emit(deps, tx, 'application.ended', { id, how: 'withdrawn', reader });
      const params = { name, candidate: held.name, jobTitle: held.job.title, applicationId: id, ...besides };
      await sendMail(deps, tx, applicationWithdrawnMail, { to, locale, params });
      const told = { candidate: held.name, jobTitle: held.job.title, id };
      await notify(deps, tx, 'application-withdrawn', { userId: reader, params: told });
    },
  };
}

function outcomeOf(from: ApplicationStatus | null, status: Decision): DecisionOutcome['outcome'] {
  if (from === null) return 'missing';
  if (from === 'withdrawn') return 'withdrawn';
  return from === status ? 'unchanged' : 'decided';
}
