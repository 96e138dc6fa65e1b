import * as saved from '@acheep/contract/talent/saved-talent';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { savedTalentService } from './saved-talent.service.ts';
import { talentNoteService } from './talent-note.service.ts';

export function savedTalentRoutes(register: Register, deps: Deps) {
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
    data: await notes.create(tx, actor, params.id, body.text),
  }));
  register(saved.talentNoteUpdate, async ({ actor, params, body }) => ({
    data: await notes.update(actor, params.id, body),
  }));
  register(saved.talentNoteDelete, async ({ actor, params }) => {
    await notes.remove(actor, params.id);
    return { data: null };
  });
}
