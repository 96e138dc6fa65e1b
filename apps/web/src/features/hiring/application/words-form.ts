import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AnswerValues } from './apply-answers.ts';

/** What every form of an application holds, whoever applies. */
interface ApplyWordsValues {
  answers: AnswerValues[];
  phone: string;
  coverLetter: string;
}
export type WordsForm = UseFormReturn<ApplyWordsValues, unknown, unknown>;

/** A form that holds more, as the fields that are the same everywhere know it. */
export const asWordsForm = <V extends FieldValues & ApplyWordsValues, B>(
  form: UseFormReturn<V, unknown, B>,
) => form as unknown as WordsForm;
