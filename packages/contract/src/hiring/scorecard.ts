import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { line, text } from '../kernel/text.ts';
import {
  criterionLength,
  criterionOf,
  maxCriteria,
  scorecardNoteLength,
  scores,
} from './scorecard-option.ts';

const criterion = named(line(criterionLength), 'criterion', 'លក្ខណៈវិនិច្ឆ័យ');

/** Each once, whatever its case. */
const distinct = (names: string[]) => [
  ...new Map(names.map(criterionOf).map((name) => [name.toLowerCase(), name])).values(),
];

/** Criteria of a job, as its form takes them. */
export const criteria = named(
  atMost(maxCriteria, z.array(criterion)).transform(distinct),
  'scorecard criteria',
  'លក្ខណៈវិនិច្ឆ័យ',
);

const score = choice(scores);
const scored = z.strictObject({ criterion: z.string(), score });

/** What one colleague thinks of a candidate. */
const scorecard = z.strictObject({
  ...record,
  /** Null once the author's account is gone. */
  author: z.string().nullable(),
  /** In the order in which they were asked, with those that the job no longer asks for. */
  scores: z.array(scored),
  overall: score,
  note: z.string().nullable(),
});
export type Scorecard = z.infer<typeof scorecard>;

const average = z.number().min(1).max(4);

/**
 * Scorecards of a candidate. What others think is null until the reader has given their own, so that nobody follows
 * somebody else.
 */
const candidateScorecards = z.strictObject({
  /** Criteria of the job. */
  criteria: z.array(z.string()),
  /** Number of colleagues who have given one, the reader included. */
  given: z.int().nonnegative(),
  own: scorecard.nullable(),
  /** Latest first. */
  others: z.array(scorecard).nullable(),
  /** Averages from 1 to 4, over all colleagues. */
  summary: z
    .strictObject({
      overall: average,
      criteria: z.array(z.strictObject({ criterion: z.string(), average, count: z.int().positive() })),
    })
    .nullable(),
});
export type CandidateScorecards = z.infer<typeof candidateScorecards>;

const common = {
  path: '/application/:id/scorecard',
  access: 'AppliedJob',
  right: 'interview',
  response: one(candidateScorecards),
} as const;

export const scorecardGet = endpoint({
  ...common,
  method: 'GET',
  notWhileImpersonating: true,
  summary:
    "Get the reader's own scorecard of a candidate; those of colleagues, and averages, only once it is given",
});

export const scorecardSave = endpoint({
  ...common,
  method: 'PUT',
  summary:
    'Add or change the caller’s scorecard of a candidate. Scores for criteria that the job no longer has are kept',
  body: z.strictObject({
    /** Criteria that are left out are not scored. */
    scores: named(
      atMost(maxCriteria, z.array(z.strictObject({ criterion, score: named(score, 'score', 'ការវាយតម្លៃ') }))),
      'scores',
      'ការវាយតម្លៃ',
    ).default([]),
    overall: named(score, 'overall score', 'ការវាយតម្លៃរួម'),
    note: named(text(scorecardNoteLength), 'note', 'កំណត់ចំណាំ').optional(),
  }),
  limit: 'work',
});
