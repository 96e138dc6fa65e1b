import type * as contract from '@acheep/contract/hiring/candidate';
import type { consentAsk } from '@acheep/contract/messaging/mail-consent';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { inNameOrder } from '../../../name-order.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { presentNote } from '../application/application.presenter.ts';
import { lockReceived } from '../application/application-decision.repository.ts';
import { noteRows } from '../application/note-rows.ts';
import { maySee } from '../application/seen-application.repository.ts';
import { askCandidate } from './ask-candidate.service.ts';
import * as candidates from './candidate.repository.ts';

/** Ratings, tags and notes on candidates, visible to company members only. */
export function candidateService(deps: Deps) {
  const { prisma } = deps.database;

  /** Locks an application that the actor may see for the rest of the transaction, and returns its company. */
  async function hold(tx: Transaction, actor: Actor, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const [held] = company ? await lockReceived(tx, company.id, [id]) : [];
    if (!company || !held || !(await maySee(tx, actor.id, id))) throw notFound();
    return company;
  }

  /** A note on a candidate of the actor's company, written by the actor. */
  async function ownNote(tx: Transaction, actor: Actor, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const note = company && (await candidates.lockNote(tx, company.id, id));
    if (!note || !(await maySee(tx, actor.id, note.applicationId))) throw notFound();
    if (note.authorId !== actor.id) throw new AppError('access.denied');
    return note;
  }

  return {
    tags: async ({ actor, locale }: Call<typeof contract.tagList>) =>
      inNameOrder(await candidates.listTags(prisma, actor.id), (name) => name, locale),

    rate: ({ actor, params: { id }, body: { rating } }: Call<typeof contract.ratingUpdate>) =>
      prisma.$transaction(async (tx) => {
        await hold(tx, actor, id);
        await candidates.setRating(tx, id, rating);
      }),

    tag: ({ actor, params: { id }, body: { tags: names } }: Call<typeof contract.tagsUpdate>) =>
      prisma.$transaction(async (tx) => {
        const { id: companyId } = await hold(tx, actor, id);
        await candidates.setTags(tx, companyId, id, names);
      }),

    /** Asks a manually added candidate for consent to e-mails; nobody is asked twice. */
    async ask({ tx, actor, params: { id } }: Call<typeof consentAsk>) {
      await hold(tx, actor, id);
      const consent = await askCandidate(tx, deps, id);
      if (!consent) throw new AppError('consent.no_email');
      if (consent === 'unasked') throw new AppError('consent.most');
      return { consent };
    },

    /** Deletes the candidate; the file goes with the next sweep of unreferenced uploads. */
    remove: ({ actor, params: { id } }: Call<typeof contract.candidateDelete>) =>
      prisma.$transaction(async (tx) => {
        await hold(tx, actor, id);
        await emit(deps, tx, 'application.ended', { id, how: 'deleted', reader: null });
        if (!(await candidates.deleteAdded(tx, id))) throw new AppError('application.applied');
      }),

    async note({
      tx,
      actor,
      params: { id: applicationId },
      body: { text },
    }: Call<typeof contract.noteCreate>) {
      await hold(tx, actor, applicationId);
      return presentNote(
        await candidates.createNote(tx, { applicationId, authorId: actor.id, text }),
        actor.id,
      );
    },

    notes: noteRows(prisma, 'applicationNote', ownNote),
  };
}
