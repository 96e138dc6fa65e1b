import type { noteEdit } from '@acheep/contract/hiring/candidate';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { z } from 'zod';
import { refuseOutdated } from '../../../error.ts';
import { presentNote } from './application.presenter.ts';
import { type NoteRow, noteFields } from './application.repository.ts';

type NoteTable = 'applicationNote' | 'operatorNote' | 'savedTalentNote';

/** What is the same of the three tables. */
interface Rows {
  update(args: {
    where: { id: string };
    data: { text: string };
    select: typeof noteFields;
  }): Promise<NoteRow>;
  delete(args: { where: { id: string }; select: { id: true } }): Promise<unknown>;
}

/**
 * Editing and deleting notes of one table. `hold` locks a note for the rest of the transaction, and refuses whoever may
 * not do this to it.
 */
export function noteRows<Who>(
  prisma: PrismaClient,
  table: NoteTable,
  hold: (tx: Transaction, who: Who, id: string, action: 'edit' | 'delete') => Promise<NoteRow>,
) {
  return {
    update: (who: Who, id: string, { text, updatedAt }: z.output<typeof noteEdit>) =>
      prisma.$transaction(async (tx) => {
        const note = await hold(tx, who, id, 'edit');
        refuseOutdated(note, updatedAt);
        const rows: Rows = tx[table];
        const saved = await rows.update({ where: { id }, data: { text }, select: noteFields });
        // Nobody edits a note but its author.
        return presentNote(saved, note.authorId ?? '');
      }),

    remove: (who: Who, id: string) =>
      prisma.$transaction(async (tx) => {
        await hold(tx, who, id, 'delete');
        const rows: Rows = tx[table];
        await rows.delete({ where: { id }, select: { id: true } });
      }),
  };
}
