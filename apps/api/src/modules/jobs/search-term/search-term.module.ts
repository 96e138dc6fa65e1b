import { keptSearchDays } from '@acheep/contract/jobs/search-term-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Module } from '../../../module.ts';
import { deleteTermsBefore } from './search-note.repository.ts';
import { searchTermRoutes } from './search-term.routes.ts';

/** Search terms of visitors. */
export const searchTermModule: Module = {
  routes: searchTermRoutes,
  tables: { search_term: { without: 'words of several people, without who' } },
  sweep: ({ database: { prisma }, now }) =>
    deleteTermsBefore(prisma, new Date(addDays(today(now()), 1 - keptSearchDays))),
};
