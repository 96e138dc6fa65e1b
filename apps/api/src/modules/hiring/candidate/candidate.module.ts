import * as contract from '@acheep/contract/hiring/candidate';
import { consentAsk } from '@acheep/contract/messaging/mail-consent';
import type { Transaction } from '@acheep/database/connection';
import { personText } from '@acheep/search/analysis/person-text';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { inNameOrder } from '../../../name-order.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { presentDetail, presentNote } from '../application/application.presenter.ts';
import { createApplication, findReceived } from '../application/application.repository.ts';
import { maySee } from '../application/application-access.repository.ts';
import { addEvents, lockReceived } from '../application/application-decision.repository.ts';
import { noteRows } from '../application/note-rows.ts';
import { askCandidate } from './ask-candidate.service.ts';
import * as candidates from './candidate.repository.ts';
import { candidateTableService } from './candidate-table.service.ts';

/** Ratings, tags and notes on candidates, visible to company members only. */
function candidateService(deps: Deps) {
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

/** Candidates who came by another way than applying on the site. */
function candidateAddService(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  return {
    /**
     * Adds a candidate. The file belongs to the company: it stays when the member who uploaded it leaves. A
     * candidate with an address is asked whether the company may write there.
     */
    async add({ tx, actor, body: { jobId, cv, note, ...person } }: Call<typeof contract.candidateCreate>) {
      const company = await lockCompanyOf(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      if (!(await candidates.lockJobToAddTo(tx, company.id, jobId)))
        throw fieldError({ jobId: 'unknown_reference' });
      const cvId = await lockOwnUpload(tx, { ownerId: actor.id, kind: 'document', path: cv.path });
      if (!cvId) throw notFound();
      const { name, email = null, phone = null } = person;
      const at = deps.now();
      const searchText = personText({ name, email, phone });
      const created = await createApplication(tx, { ...person, jobId, cvId, searchText, viewedAt: at });
      if (!created) throw new AppError('application.exists');
      const { id: applicationId } = created;
      const event = { kind: 'added', toStatus: 'received', byId: actor.id, createdAt: at } as const;
      await addEvents(tx, [{ applicationId, ...event }]);
      if (note) await candidates.createNote(tx, { applicationId, authorId: actor.id, text: note });
      if (email) await askCandidate(tx, deps, applicationId);
      const row = await findReceived(tx, actor.id, applicationId);
      if (!row) throw notFound();
      const signer = { ...deps, sessionId: actor.sessionId, readerId: actor.id };
      return presentDetail(row, momentAt(at), signer);
    },
  };
}

function candidateRoutes(register: Register, deps: Deps) {
  const service = candidateService(deps);
  const tables = candidateTableService(deps);
  const added = candidateAddService(deps);

  register(contract.candidateCreate, added.add);
  register(contract.candidateTable, tables.table);
  register(contract.tagList, service.tags);
  register(contract.ratingUpdate, service.rate);
  register(contract.tagsUpdate, service.tag);
  register(consentAsk, service.ask);
  register(contract.candidateDelete, service.remove);
  register(contract.noteCreate, service.note);
  register(contract.noteUpdate, ({ actor, params, body }) => service.notes.update(actor, params.id, body));
  register(contract.noteDelete, ({ actor, params }) => service.notes.remove(actor, params.id));
}

/** A company's work with its candidates, except decisions. Its rows are exported with the applications. */
export const candidateModule: Module = {
  routes: candidateRoutes,
  tables: {
    application_note: 'applications-received',
    candidate_tag: 'applications-received',
    application_tag: 'applications-received',
  },
  authors: ['application_note.author_id'],
};
