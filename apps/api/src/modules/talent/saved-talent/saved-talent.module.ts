import * as saved from '@acheep/contract/talent/saved-talent';
import { removedDays } from '@acheep/contract/talent/saved-talent';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { deleteRemovedBefore, eachSavedTalent } from './saved-talent.repository.ts';
import { savedTalentService } from './saved-talent.service.ts';
import { talentNoteService } from './talent-note.service.ts';

function savedTalentRoutes(register: Register, deps: Deps) {
  const talents = savedTalentService(deps);
  const notes = talentNoteService(deps);

  register(saved.savedTalentList, ({ actor, query }) => talents.list(actor, query));
  register(saved.savedTalentIdList, async ({ actor }) => ({ data: await talents.ids(actor) }));
  register(saved.talentSave, async ({ actor, params }) => {
    await talents.save(actor, params.id);
    return { data: null };
  });
  register(saved.talentUnsave, async ({ actor, params }) => {
    await talents.remove(actor, params.id);
    return { data: null };
  });

  register(saved.talentNoteList, async ({ actor, params }) => ({ data: await notes.list(actor, params.id) }));
  register(saved.talentNoteCreate, async ({ tx, actor, params, body }) => ({
    data: await notes.createIn(tx, actor, params.id, body.text),
  }));
  register(saved.talentNoteUpdate, async ({ actor, params, body }) => ({
    data: await notes.update(actor, params.id, body),
  }));
  register(saved.talentNoteDelete, async ({ actor, params }) => {
    await notes.remove(actor, params.id);
    return { data: null };
  });
}

const day = 86_400_000;

export const savedTalentModule: Module = {
  routes: savedTalentRoutes,
  tables: { saved_talent: 'saved-candidates', saved_talent_note: 'saved-candidates' },
  authors: ['saved_talent.saved_by_id', 'saved_talent_note.author_id'],
  ownData: { 'saved-candidates': eachSavedTalent },
  sweep: ({ database: { prisma }, now }) =>
    deleteRemovedBefore(prisma, new Date(now().getTime() - removedDays * day)),
};
