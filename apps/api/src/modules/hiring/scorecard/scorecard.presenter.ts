import type { CandidateScorecards, Scorecard } from '@acheep/contract/hiring/scorecard';
import { criteriaOf, type Score, scoreNumber, scores } from '@acheep/contract/hiring/scorecard-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { ScorecardRow, ScoredRow } from './scorecard.repository.ts';

const names = valuesOf(scores);
const scoreOf = (number: number) => names[number - 1] as Score;

/** Mean to one decimal. */
const mean = (numbers: readonly number[]) =>
  Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;

export const askedOf = ({ job }: ScoredRow) => criteriaOf(job.criteria.map(({ name }) => name));

/** The criteria that are asked, then others. */
const inOrder = <T extends { criterion: string }>(list: readonly T[], asked: readonly string[]) => [
  ...asked.flatMap((name) => list.filter(({ criterion }) => criterion === name)),
  ...list.filter(({ criterion }) => !asked.includes(criterion)),
];

const presentScorecard = (row: ScorecardRow, asked: readonly string[]): Scorecard => ({
  _id: row.id,
  author: row.author?.name ?? null,
  scores: inOrder(row.scores, asked).map(({ criterion, score }) => ({ criterion, score: scoreOf(score) })),
  overall: scoreOf(row.overall),
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function summaryOf(cards: readonly Scorecard[], asked: readonly string[]) {
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
    criteria: inOrder(criteria, asked),
  };
}

/** What a colleague may read: the others' only with one of their own. */
export function presentScorecards(row: ScoredRow, readerId: string): CandidateScorecards {
  const asked = askedOf(row);
  const present = (one: ScorecardRow) => presentScorecard(one, asked);
  const own = row.scorecards.find(({ authorId }) => authorId === readerId);
  const cards = row.scorecards.map(present);
  return {
    criteria: [...asked],
    given: row.scorecards.length,
    own: own ? present(own) : null,
    others: own ? row.scorecards.filter((one) => one !== own).map(present) : null,
    summary: own ? summaryOf(cards, asked) : null,
  };
}
