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

  register(candidate.candidateCreate, async ({ tx, actor, body }) => ({
    data: await added.addIn(tx, actor, body),
  }));
  register(candidate.candidateTable, ({ actor, query, locale }) => tables.table(actor, query, locale));
  register(candidate.tagList, async ({ actor, locale }) => ({ data: await candidates.tags(actor, locale) }));
  register(candidate.ratingUpdate, async ({ actor, params, body }) => {
    await candidates.rate(actor, params.id, body.rating);
    return { data: null };
  });
  register(candidate.tagsUpdate, async ({ actor, params, body }) => {
    await candidates.tag(actor, params.id, body.tags);
    return { data: null };
  });
  register(consentAsk, async ({ tx, actor, params }) => ({
    data: await candidates.askIn(tx, actor, params.id),
  }));
  register(candidate.candidateDelete, async ({ actor, params }) => {
    await candidates.remove(actor, params.id);
    return { data: null };
  });
  register(candidate.noteCreate, async ({ tx, actor, params, body }) => ({
    data: await candidates.noteIn(tx, actor, params.id, body.text),
  }));
  register(candidate.noteUpdate, async ({ actor, params, body }) => ({
    data: await candidates.notes.update(actor, params.id, body),
  }));
  register(candidate.noteDelete, async ({ actor, params }) => {
    await candidates.notes.remove(actor, params.id);
    return { data: null };
  });
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
