import * as candidate from '@acheep/contract/hiring/candidate';
import { consentAsk } from '@acheep/contract/messaging/mail-consent';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { candidateService } from './candidate.service.ts';
import { candidateAddService } from './candidate-add.service.ts';
import { candidateTableService } from './candidate-table.service.ts';

function candidateRoutes(register: Register, deps: Deps) {
  const candidates = candidateService(deps);
  const tables = candidateTableService(deps);
  const added = candidateAddService(deps);

  register(candidate.candidateCreate, added.add);
  register(candidate.candidateTable, tables.table);
  register(candidate.tagList, candidates.tags);
  register(candidate.ratingUpdate, candidates.rate);
  register(candidate.tagsUpdate, candidates.tag);
  register(consentAsk, candidates.ask);
  register(candidate.candidateDelete, candidates.remove);
  register(candidate.noteCreate, candidates.note);
  register(candidate.noteUpdate, ({ actor, params, body }) =>
    candidates.notes.update(actor, params.id, body),
  );
  register(candidate.noteDelete, ({ actor, params }) => candidates.notes.remove(actor, params.id));
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
