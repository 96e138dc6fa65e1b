import { removedDays } from '@acheep/contract/talent/saved-talent';
import type { Module } from '../../../module.ts';
import { deleteRemovedBefore, eachSavedTalent } from './saved-talent.repository.ts';
import { savedTalentRoutes } from './saved-talent.routes.ts';

const day = 86_400_000;

export const savedTalentModule: Module = {
  routes: savedTalentRoutes,
  tables: { saved_talent: 'saved-candidates', saved_talent_note: 'saved-candidates' },
  authors: ['saved_talent.saved_by_id', 'saved_talent_note.author_id'],
  ownData: { 'saved-candidates': eachSavedTalent },
  sweep: ({ database: { prisma }, now }) =>
    deleteRemovedBefore(prisma, new Date(now().getTime() - removedDays * day)),
};
