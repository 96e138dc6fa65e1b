import type { Module } from '../../../module.ts';
import { candidateRoutes } from './candidate.routes.ts';

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
