import { answerText } from '@acheep/contract/hiring/answer-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { AnswerRow } from './answer.repository.ts';
import { presentSent } from './screening.presenter.ts';

/** Questions that get a column. A job asks ten; more there are only where they were changed while people applied. */
const mostColumns = 40;

/** Answers as cells of a table, by the words of their questions. Keys begin so that none is a column's of the table. */
export const answerCells = (answers: readonly AnswerRow[], locale: Locale): Record<string, string> =>
  Object.fromEntries(answers.map((row) => [`? ${row.asked}`, answerText(presentSent(row), locale)]));

/** The columns of such cells, with the questions as their headings. */
export function answerColumns(cells: readonly Record<string, string>[]): Record<string, string> {
  const keys = [...new Set(cells.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(keys.slice(0, mostColumns).map((key) => [key, key.slice(2)]));
}
