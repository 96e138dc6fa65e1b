import type { OptionOf, Options } from '../kernel/option.ts';

export const questionKinds = {
  'yes-no': { en: 'Yes or no', km: 'បាទ/ចាស ឬទេ' },
  number: { en: 'Number', km: 'លេខ' },
  choice: { en: 'Choice', km: 'ជ្រើសរើសចម្លើយ' },
  text: { en: 'Short text', km: 'ចម្លើយខ្លី' },
} satisfies Options;
export type QuestionKind = OptionOf<typeof questionKinds>;

/** The answers to a question of yes or no. */
export const yesNo = {
  yes: { en: 'Yes', km: 'បាទ/ចាស' },
  no: { en: 'No', km: 'ទេ' },
} satisfies Options;
export type YesNo = OptionOf<typeof yesNo>;

/** A filter: whether a candidate's answers are those that the job wants. */
export const answerFits = {
  fits: { en: 'All answers fit', km: 'ចម្លើយត្រូវតាមលក្ខខណ្ឌទាំងអស់' },
  unfit: { en: 'Something does not fit', km: 'មានចម្លើយមិនត្រូវតាមលក្ខខណ្ឌ' },
} satisfies Options;

/** Questions of one job at most, the letters of one, and those of a short text that answers it. */
export const mostQuestions = 10;
export const questionLength = 200;
export const answerLength = 1000;
/** Options of one question, and the letters of one. */
export const leastOptions = 2;
export const mostOptions = 10;
export const optionLength = 100;
/** No number that somebody asks for or answers with is larger: years, or a salary in riel. */
export const largestAnswer = 1_000_000_000;
