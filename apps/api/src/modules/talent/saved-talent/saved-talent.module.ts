import * as saved from '@acheep/contract/talent/saved-talent';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { deleteRemovedBefore, eachSavedTalent } from './saved-talent.repository.ts';
import { savedTalentService } from './saved-talent.service.ts';
import { talentNoteService } from './talent-note.service.ts';

function savedTalentRoutes(register: Register, deps: Deps) {
  const talents = savedTalentService(deps);
  const notes = talentNoteService(deps);

  register(saved.savedTalentList, talents.list);
  register(saved.savedTalentIdList, talents.ids);
  register(saved.talentSave, talents.save);
  register(saved.talentUnsave, talents.remove);

  register(saved.talentNoteList, notes.list);
  register(saved.talentNoteCreate, notes.create);
  register(saved.talentNoteUpdate, ({ actor, params, body }) => notes.update(actor, params.id, body));
  register(saved.talentNoteDelete, ({ actor, params }) => notes.remove(actor, params.id));
}

const day = 86_400_000;

export const savedTalentModule: Module = {
  routes: savedTalentRoutes,
  tables: { saved_talent: 'saved-candidates', saved_talent_note: 'saved-candidates' },
  authors: ['saved_talent.saved_by_id', 'saved_talent_note.author_id'],
  ownData: { 'saved-candidates': eachSavedTalent },
  sweep: ({ database: { prisma }, now }) =>
    deleteRemovedBefore(prisma, new Date(now().getTime() - saved.removedDays * day)),
};
