import {
  type CandidateScorecards,
  type Scorecard,
  scorecardGet,
  scorecardSave,
} from '@acheep/contract/hiring/scorecard';
import {
  criteriaOf,
  criterionOf,
  type Score,
  scoreNumber,
  scores,
} from '@acheep/contract/hiring/scorecard-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { addEvents, lockReceived } from '../application/application-decision.repository.ts';
import * as scorecards from './scorecard.repository.ts';

const names = valuesOf(scores);
const scoreOf = (number: number) => names[number - 1] as Score;

/** Mean to one decimal. */
const mean = (numbers: readonly number[]) =>
  Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;

const jobCriteriaOf = ({ job }: scorecards.ScoredRow) => criteriaOf(job.criteria.map(({ name }) => name));

/** The criteria that are asked, then others. */
const inOrder = <T extends { criterion: string }>(list: readonly T[], jobCriteria: readonly string[]) => [
  ...jobCriteria.flatMap((name) => list.filter(({ criterion }) => criterion === name)),
  ...list.filter(({ criterion }) => !jobCriteria.includes(criterion)),
];

const presentScorecard = (row: scorecards.ScorecardRow, jobCriteria: readonly string[]): Scorecard => ({
  _id: row.id,
  author: row.author?.name ?? null,
  scores: inOrder(row.scores, jobCriteria).map(({ criterion, score }) => ({
    criterion,
    score: scoreOf(score),
  })),
  overall: scoreOf(row.overall),
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function summaryOf(cards: readonly Scorecard[], jobCriteria: readonly string[]) {
  const given = new Map<string, number[]>();
  for (const { criterion, score } of cards.flatMap(({ scores: all }) => all))
    given.set(criterion, [...(given.get(criterion) ?? []), scoreNumber(score)]);
  const criteria = [...given].map(([criterion, all]) => ({
    criterion,
    average: mean(all),
    count: all.length,
  }));
  return {
    overall: mean(cards.map(({ overall }) => scoreNumber(overall))),
    criteria: inOrder(criteria, jobCriteria),
  };
}

/** What a colleague may read: the others' only with one of their own. */
function presentScorecards(row: scorecards.ScoredRow, readerId: string): CandidateScorecards {
  const jobCriteria = jobCriteriaOf(row);
  const present = (one: scorecards.ScorecardRow) => presentScorecard(one, jobCriteria);
  const own = row.scorecards.find(({ authorId }) => authorId === readerId);
  const cards = row.scorecards.map(present);
  return {
    criteria: [...jobCriteria],
    given: row.scorecards.length,
    own: own ? present(own) : null,
    others: own ? row.scorecards.filter((one) => one !== own).map(present) : null,
    summary: own ? summaryOf(cards, jobCriteria) : null,
  };
}

/** Scorecards of candidates, visible to company members only. */
function scorecardService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
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
        const jobCriteria = jobCriteriaOf(await scored(tx, actor, id));
        const given = new Map(scores.map(({ criterion, score }) => [criterionOf(criterion), score]));
        // The job's criteria may have changed since the page was read.
        if ([...given.keys()].some((name) => !jobCriteria.includes(name)))
          throw fieldError({ scores: 'unknown_reference' });
        const card = {
          applicationId: id,
          authorId: actor.id,
          overall: scoreNumber(overall),
          note: note ?? null,
          scores: jobCriteria.flatMap((criterion, position) => {
            const score = given.get(criterion);
            return score ? [{ criterion, position, score: scoreNumber(score) }] : [];
          }),
        };
        // The history says only that it was given.
        if (await scorecards.saveScorecard(tx, card, jobCriteria))
          await addEvents(tx, [{ applicationId: id, kind: 'scored', byId: actor.id, createdAt: now() }]);
        return presentScorecards(await scored(tx, actor, id), actor.id);
      }),
  };
}

/**
 * What colleagues think of a candidate, each for themselves. Exported with the applications, to each colleague their
 * own: an export shows nothing that the page withholds.
 */
export const scorecardModule: Module = {
  routes(register, deps) {
    const service = scorecardService(deps);
    register(scorecardGet, service.get);
    register(scorecardSave, service.save);
  },
  tables: { scorecard: 'applications-received', scorecard_score: 'applications-received' },
  authors: ['scorecard.author_id'],
};
