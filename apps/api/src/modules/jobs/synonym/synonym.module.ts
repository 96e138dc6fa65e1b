import type { Module } from '../../../module.ts';
import { synonymRoutes } from './synonym.routes.ts';

export const synonymModule: Module = {
  routes: synonymRoutes,
  tables: { synonym: { without: 'what the search does for everybody' } },
};
