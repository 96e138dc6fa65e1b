import type { OwnQuestion } from '@acheep/contract/hiring/question';
import type { JobFormValues } from './job-form-values.ts';

/** Form values of a question. */
export type QuestionValues = NonNullable<JobFormValues['questions']>[number];

const emptyOption = { name: '', fits: false };

export const emptyQuestion: QuestionValues = {
  kind: 'yes-no',
  text: '',
  required: true,
  unit: undefined,
  minimum: undefined,
  maximum: undefined,
  several: false,
  options: [],
  wantedAnswer: undefined,
  wantedMinimum: undefined,
  wantedMaximum: undefined,
};

/** Form values of a saved question. */
export const questionValuesOf = (saved: OwnQuestion): QuestionValues => ({
  kind: saved.kind,
  text: saved.text,
  required: saved.required,
  unit: saved.unit ?? undefined,
  minimum: saved.minimum ?? undefined,
  maximum: saved.maximum ?? undefined,
  several: saved.several,
  options: saved.options,
  wantedAnswer: saved.wantedAnswer ?? undefined,
  wantedMinimum: saved.wantedMinimum ?? undefined,
  wantedMaximum: saved.wantedMaximum ?? undefined,
});

/** The question with another kind, without the values specific to its old kind; a choice gets empty options. */
export const withKind = (
  { text, required }: QuestionValues,
  kind: QuestionValues['kind'],
): QuestionValues => ({
  ...emptyQuestion,
  kind,
  text,
  required,
  options: kind === 'choice' ? [emptyOption, emptyOption] : [],
});

export const withOption = (question: QuestionValues): QuestionValues => ({
  ...question,
  options: [...(question.options ?? []), emptyOption],
});

/** A list with the entry at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

export const replaced = <T>(list: readonly T[], at: number, next: T): T[] =>
  list.map((one, place) => (place === at ? next : one));

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);
