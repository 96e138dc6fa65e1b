import * as searchTerm from '@acheep/contract/jobs/search-term';
import { keptSearchDays } from '@acheep/contract/jobs/search-term-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { visitorOf } from '../view-counter/view.service.ts';
import { deleteTermsBefore } from './search-note.repository.ts';
import { searchNotes } from './search-note.service.ts';
import { searchTermService } from './search-term.service.ts';

function searchTermRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const terms = searchTermService(deps);
  const notes = searchNotes(deps);
  const close = notes.start((err) => api.log.warn({ err }, 'what was searched for is not counted yet'));
  api.addHook('onClose', close);

  register(searchTerm.searchTermList, terms.list);
  register(searchTerm.searchTermTable, terms.table);
  register(searchTerm.searchClicked, async ({ body: { search, kind }, locale, request }) => {
    notes.note({ search, kind, language: locale, found: null, isClick: true }, visitorOf(request));
  });
}

/** Search terms of visitors. */
export const searchTermModule: Module = {
  routes: searchTermRoutes,
  tables: { search_term: { without: 'words of several people, without who' } },
  sweep: ({ database: { prisma }, now }) =>
    deleteTermsBefore(prisma, new Date(addDays(today(now()), 1 - keptSearchDays))),
};
