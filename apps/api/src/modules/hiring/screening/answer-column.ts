import { answerText } from '@acheep/contract/hiring/answer-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { AnswerRow } from './answer.repository.ts';
import { presentSent } from './screening.presenter.ts';

/** Maximum columns for questions. Jobs ask ten at most; more occur if they were changed while people applied. */
export const maxAnswerColumns = 40;

/** The prefix avoids collisions with the table's own keys. */
const keyOf = (question: string) => `? ${question}`;

/** Answers as table cells. */
export const answerCells = (answers: readonly AnswerRow[], locale: Locale): Record<string, string> =>
  Object.fromEntries(answers.map((row) => [keyOf(row.asked), answerText(presentSent(row), locale)]));

/** Columns for the answer cells, with the questions as headings. */
export const answerColumns = (questions: readonly string[]): Record<string, string> =>
  Object.fromEntries(questions.map((question) => [keyOf(question), question]));
