import type { Module } from '../../../module.ts';
import { synonymRoutes } from './synonym.routes.ts';

/** Words that mean the same to the search. */
export const synonymModule: Module = {
  routes: synonymRoutes,
  tables: { synonym: { without: 'what the search does for everybody' } },
};
