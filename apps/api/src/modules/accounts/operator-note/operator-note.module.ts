import * as contract from '@acheep/contract/accounts/operator-note';
import type { AuditAction } from '@acheep/contract/audit';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { presentNote } from '../../hiring/application/application.presenter.ts';
import { noteRows } from '../../hiring/application/note-rows.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import * as notes from './operator-note.repository.ts';

type Note = NonNullable<Awaited<ReturnType<typeof notes.lockNote>>>;

/** Hides the author of a note who is no longer an operator: they cannot access it. */
const ofOperators = (note: Note): Note =>
  note.author?.role === 'admin' ? note : { ...note, authorId: null, author: null };

/** Notes of operators about accounts and companies: read by all operators, changed by their author. */
function operatorNoteService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  /** The audit entry records that there was a note, never its text. */
  const audit = (tx: Transaction, { actor, requestId }: By, action: AuditAction, note: Note) =>
    writeAudit(tx, {
      actorId: actor.id,
      action,
      targetId: note.userId,
      subjectId: note.companyId,
      details: { note: note.id },
      requestId,
      createdAt: now(),
    });

  return {
    async list(actor: Actor, about: notes.About) {
      if (!(await notes.exists(prisma, about))) throw notFound();
      return (await notes.listNotes(prisma, about)).map((row) => presentNote(ofOperators(row), actor.id));
    },

    async createIn(tx: Transaction, by: By, about: notes.About, text: string) {
      if (!(await notes.holdAbout(tx, about))) throw notFound();
      const note = await notes.createNote(tx, { ...about, authorId: by.actor.id, text, createdAt: now() });
      await audit(tx, by, 'note.create', note);
      return presentNote(note, by.actor.id);
    },

    ...noteRows(prisma, 'operatorNote', async (tx, by: By, id, action) => {
      const held = await notes.lockNote(tx, id);
      if (!held) throw notFound();
      const note = ofOperators(held);
      // A note whose author is no operator any more is deleted by any other.
      const isOrphan = note.authorId === null && action === 'delete';
      if (note.authorId !== by.actor.id && !isOrphan) throw notFound();
      await audit(tx, by, `note.${action}`, note);
      return note;
    }),
  };
}

export const operatorNoteModule: Module = {
  routes(register, deps) {
    const service = operatorNoteService(deps);
    register(contract.accountNoteList, ({ actor, params }) => service.list(actor, { userId: params.id }));
    register(contract.accountNoteCreate, ({ params, body, tx, ...call }) =>
      service.createIn(tx, call, { userId: params.id }, body.text),
    );
    register(contract.companyNoteList, ({ actor, params }) => service.list(actor, { companyId: params.id }));
    register(contract.companyNoteCreate, ({ params, body, tx, ...call }) =>
      service.createIn(tx, call, { companyId: params.id }, body.text),
    );
    register(contract.operatorNoteUpdate, ({ params, body, ...call }) =>
      service.update(call, params.id, body),
    );
    register(contract.operatorNoteDelete, ({ params, ...call }) => service.remove(call, params.id));
  },
  tables: { operator_note: 'operator-notes' },
  authors: ['operator_note.author_id'],
  ownData: { 'operator-notes': notes.listOwn },
};
