import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnswerValues } from './apply-answers.ts';

/** Values shared by all application forms. */
interface ApplyWordsValues {
  answers: AnswerValues[];
  phone: string;
  coverLetter: string;
}
export type WordsForm = UseFormReturn<ApplyWordsValues, unknown, unknown>;

/** Narrows a form to the shared fields. */
export const asWordsForm = <V extends FieldValues & ApplyWordsValues, B>(
  form: UseFormReturn<V, unknown, B>,
) => form as unknown as WordsForm;
