import { answerText } from '@acheep/contract/hiring/answer-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { AnswerRow } from './answer.repository.ts';
import { presentSent } from './screening.presenter.ts';

/** Maximum columns for questions. Jobs ask ten at most; more occur if they were changed while people applied. */
const mostColumns = 40;

/** Answers as table cells, keyed by question text. The prefix avoids collisions with the table's own keys. */
export const answerCells = (answers: readonly AnswerRow[], locale: Locale): Record<string, string> =>
  Object.fromEntries(answers.map((row) => [`? ${row.asked}`, answerText(presentSent(row), locale)]));

/** Columns for the answer cells, with the questions as headings. */
export function answerColumns(cells: readonly Record<string, string>[]): Record<string, string> {
  const keys = [...new Set(cells.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(keys.slice(0, mostColumns).map((key) => [key, key.slice(2)]));
}
