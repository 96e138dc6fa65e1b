import type * as contract from '@acheep/contract/hiring/interview';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { addEvents } from '../application/application-decision.repository.ts';
import { closedBy, declineRefused, endOf, pickRefused, remindAt } from './interview.policy.ts';
import { presentOwn } from './interview.presenter.ts';
import * as interviews from './interview.repository.ts';
import * as locks from './interview-lock.repository.ts';
import { interviewMails } from './interview-mail.service.ts';

type Row = interviews.InterviewRow;

/** Answers of candidates to interviews: signed in, or by the mailed link. */
export function interviewAnswerService(deps: Deps) {
  const { prisma } = deps.database;
  const mails = interviewMails(deps);

  async function note(tx: Transaction, row: Row, kind: 'interview-agreed' | 'interview-declined') {
    const at = deps.now();
    const reason = kind === 'interview-declined' ? row.answer : null;
    const about = { reason, notifyReason: reason !== null, createdAt: at, toldAt: at };
    await addEvents(tx, [{ applicationId: row.application.id, kind, ...about }]);
  }

  /** Agrees on a time of a locked interview. */
  async function pick(tx: Transaction, held: Row, time: string): Promise<Row> {
    const [now, startsAt] = [deps.now(), new Date(time)];
    const refused = pickRefused(now, held, startsAt);
    if (refused) throw new AppError(refused);
    const row = await interviews.saveInterview(tx, held.id, {
      status: 'agreed',
      startsAt,
      endsAt: endOf(startsAt, held.minutes),
      agreedAt: now,
      remindAt: remindAt(startsAt, now),
      answer: null,
      // The new calendar entry replaces the old one.
      offAt: null,
      sequence: { increment: 1 },
    });
    await note(tx, row, 'interview-agreed');
    await mails.agreedIn(tx, row);
    return row;
  }

  /** Records that no time of a locked interview suits the candidate. */
  async function decline(tx: Transaction, held: Row, answer: string | null): Promise<Row> {
    const refused = declineRefused(deps.now(), held);
    if (refused) throw new AppError(refused);
    const row = await interviews.saveInterview(tx, held.id, { status: 'declined', answer });
    await note(tx, row, 'interview-declined');
    await mails.declinedIn(tx, row);
    return row;
  }

  async function hold(tx: Transaction, actor: Actor, id: string) {
    const held = await locks.lockOfApplicant(tx, actor.id, id);
    if (!held) throw notFound();
    return held;
  }

  /** The interview behind a link; closed interviews are refused. */
  async function opened(token: string): Promise<Row> {
    const found = await interviews.findByToken(prisma, tokenHash(token));
    if (!found) throw new AppError('interview.link');
    const closed = closedBy(deps.now(), found);
    if (closed) throw new AppError(closed);
    return found;
  }

  /** Locks the interview behind a link and runs `work` on it. */
  async function withLink(token: string, work: (tx: Transaction, held: Row) => Promise<Row>) {
    const { id } = await opened(token);
    return prisma.$transaction(async (tx) => {
      const held = await locks.lockInterview(tx, id);
      if (!held) throw new AppError('interview.link');
      return work(tx, held);
    });
  }

  const signedIn = (row: Row, locale: Locale) => presentOwn(deps, row, { locale, byLink: false });
  const byLink = (row: Row, locale: Locale) => presentOwn(deps, row, { locale, byLink: true });

  return {
    async list({ actor, params: { id: applicationId }, locale }: Call<typeof contract.ownInterviewList>) {
      const rows = await interviews.listOfApplicant(prisma, actor.id, applicationId);
      if (!rows) throw notFound();
      return rows.map((row) => signedIn(row, locale));
    },
    pickIn: async (tx: Transaction, actor: Actor, id: string, time: string, locale: Locale) =>
      signedIn(await pick(tx, await hold(tx, actor, id), time), locale),
    decline: async ({
      tx,
      actor,
      params: { id },
      body: { answer },
      locale,
    }: Call<typeof contract.interviewDecline>) =>
      signedIn(await decline(tx, await hold(tx, actor, id), answer), locale),

    look: async ({ body: { token }, locale }: Call<typeof contract.interviewLook>) =>
      byLink(await opened(token), locale),
    pickByLink: async ({ body: { token, time }, locale }: Call<typeof contract.interviewPickByLink>) =>
      byLink(await withLink(token, (tx, held) => pick(tx, held, time)), locale),
    declineByLink: async ({
      body: { token, answer },
      locale,
    }: Call<typeof contract.interviewDeclineByLink>) =>
      byLink(await withLink(token, (tx, held) => decline(tx, held, answer)), locale),
  };
}
