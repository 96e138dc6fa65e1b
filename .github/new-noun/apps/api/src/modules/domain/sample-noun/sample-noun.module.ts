import type { Module } from '../../../module.ts';
import { sampleNounRoutes } from './sample-noun.routes.ts';

export const sampleNounModule: Module = {
  routes: sampleNounRoutes,
  tables: { sample_noun: { without: 'what the operator keeps, of nobody' } },
};
