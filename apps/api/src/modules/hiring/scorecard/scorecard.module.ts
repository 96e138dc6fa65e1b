import { scorecardGet, scorecardSave } from '@acheep/contract/hiring/scorecard';
import type { Module } from '../../../module.ts';
import { scorecardService } from './scorecard.service.ts';

/**
 * What colleagues think of a candidate, each for themselves. Exported with the applications, to each colleague their
 * own: an export shows nothing that the page withholds.
 */
export const scorecardModule: Module = {
  routes(register, deps) {
    const scorecards = scorecardService(deps);
    register(scorecardGet, scorecards.get);
    register(scorecardSave, scorecards.save);
  },
  tables: { scorecard: 'applications-received', scorecard_score: 'applications-received' },
  authors: ['scorecard.author_id'],
};
