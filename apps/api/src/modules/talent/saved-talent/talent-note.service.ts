import type { talentNoteCreate, talentNoteList } from '@acheep/contract/talent/saved-talent';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { presentNote } from '../../hiring/application/application.presenter.ts';
import { noteRows } from '../../hiring/application/note-rows.ts';
import { companyOf, isFindable } from '../talent/finder.repository.ts';
import * as saved from './saved-talent.repository.ts';
import { saveForCompany } from './saved-talent.service.ts';

/** Notes on saved CVs: read by all members of the company, changed by their author. */
export function talentNoteService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  /** A note of the actor's company, written by the actor. */
  async function ownNote(tx: Transaction, actor: Actor, id: string) {
    const company = await lockCompanyOf(tx, actor.id);
    const note = company && (await saved.lockNote(tx, company.id, id));
    if (!note) throw notFound();
    if (note.authorId !== actor.id) throw new AppError('access.denied');
    return note;
  }

  return {
    async list({ actor, params: { id: resumeId } }: Call<typeof talentNoteList>) {
      const companyId = await companyOf(prisma, actor);
      if (!(await isFindable(prisma, { as: 'company', companyId }, resumeId))) throw notFound();
      const rows = await saved.listNotes(prisma, companyId, resumeId);
      return rows.map((row) => presentNote(row, actor.id));
    },

    async create({ tx, actor, params: { id: resumeId }, body: { text } }: Call<typeof talentNoteCreate>) {
      const savedTalentId = await saveForCompany(tx, actor, resumeId, now());
      return presentNote(await saved.createNote(tx, { savedTalentId, authorId: actor.id, text }), actor.id);
    },

    ...noteRows(prisma, 'savedTalentNote', ownNote),
  };
}
