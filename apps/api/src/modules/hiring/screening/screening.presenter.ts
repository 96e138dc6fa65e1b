import { type ReceivedAnswer, type SentAnswer, sentAnswer } from '@acheep/contract/hiring/answer';
import { type AskedQuestion, askedQuestion, type OwnQuestion } from '@acheep/contract/hiring/question';
import type { QuestionKind, YesNo } from '@acheep/contract/hiring/question-option';
import { plain } from '../../../plain.ts';
import type { AnswerRow, SentRow } from './answer.repository.ts';
import type { QuestionRow } from './question.repository.ts';

/** A question as the public sees it: without the wanted answers. */
export const presentQuestion = (row: Omit<QuestionRow, `wanted${string}`>): AskedQuestion => ({
  ...plain(askedQuestion, row),
  kind: row.kind as QuestionKind,
});

export const presentOwnQuestion = (row: QuestionRow): OwnQuestion => ({
  ...presentQuestion(row),
  options: row.options.map((name) => ({ name, fits: row.wanted.includes(name) })),
  wantedAnswer: row.kind === 'yes-no' ? ((row.wanted[0] as YesNo | undefined) ?? null) : null,
  wantedMinimum: row.wantedMinimum,
  wantedMaximum: row.wantedMaximum,
});

/** The draft from which its recruiter would have saved this question. */
export function questionDraftOf(row: QuestionRow): object {
  const { _id, ...own } = presentOwnQuestion(row);
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
}

/** An answer, as its applicant reads it. */
export const presentSent = (row: SentRow): SentAnswer => ({
  ...plain(sentAnswer, row),
  kind: row.kind as QuestionKind,
  question: row.asked,
});

export const presentAnswer = (row: AnswerRow): ReceivedAnswer => ({ ...presentSent(row), fits: row.fits });

/** `fits`: true when all judged answers match, null if none is judged. `unfit`: questions without a match. */
export function presentMatch(answers: readonly Pick<AnswerRow, 'asked' | 'fits'>[]) {
  const unfit = answers.filter(({ fits }) => fits === false).map(({ asked }) => asked);
  const judged = answers.some(({ fits }) => fits !== null);
  return { fits: judged ? unfit.length === 0 : null, unfit };
}
