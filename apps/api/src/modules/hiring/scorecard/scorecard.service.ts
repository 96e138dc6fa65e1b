import type { scorecardGet, scorecardSave } from '@acheep/contract/hiring/scorecard';
import { criterionOf, scoreNumber } from '@acheep/contract/hiring/scorecard-option';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { addEvents, lockReceived } from '../application/application-decision.repository.ts';
import { askedOf, presentScorecards } from './scorecard.presenter.ts';
import * as scorecards from './scorecard.repository.ts';

/** Scorecards of candidates, visible to company members only. */
export function scorecardService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  async function scored(db: typeof prisma | Transaction, actor: Actor, id: string) {
    const row = await scorecards.findScored(db, actor.id, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    get: async ({ actor, params: { id } }: Call<typeof scorecardGet>) =>
      presentScorecards(await scored(prisma, actor, id), actor.id),

    save: ({ actor, params: { id }, body: { scores, overall, note } }: Call<typeof scorecardSave>) =>
      prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        if (!company || !(await lockReceived(tx, company.id, [id]))[0]) throw notFound();
        const asked = askedOf(await scored(tx, actor, id));
        const given = new Map(scores.map(({ criterion, score }) => [criterionOf(criterion), score]));
        // The job's criteria may have changed since the page was read.
        if ([...given.keys()].some((name) => !asked.includes(name)))
          throw fieldError({ scores: 'unknown_reference' });
        const card = {
          applicationId: id,
          authorId: actor.id,
          overall: scoreNumber(overall),
          note: note ?? null,
          scores: asked.flatMap((criterion, position) => {
            const score = given.get(criterion);
            return score ? [{ criterion, position, score: scoreNumber(score) }] : [];
          }),
        };
        // The history says only that it was given.
        if (await scorecards.saveScorecard(tx, card, asked))
          await addEvents(tx, [{ applicationId: id, kind: 'scored', byId: actor.id, createdAt: now() }]);
        return presentScorecards(await scored(tx, actor, id), actor.id);
      }),
  };
}
