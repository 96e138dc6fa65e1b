import type { OptionOf, Options } from '../kernel/option.ts';

export const questionKinds = {
  'yes-no': { en: 'Yes or no', km: 'បាទ/ចាស ឬទេ' },
  number: { en: 'Number', km: 'លេខ' },
  choice: { en: 'Choice', km: 'ជ្រើសរើសចម្លើយ' },
  text: { en: 'Short text', km: 'ចម្លើយខ្លី' },
} satisfies Options;
export type QuestionKind = OptionOf<typeof questionKinds>;

export const yesNo = {
  yes: { en: 'Yes', km: 'បាទ/ចាស' },
  no: { en: 'No', km: 'ទេ' },
} satisfies Options;
export type YesNo = OptionOf<typeof yesNo>;

/** Filter: whether a candidate's answers match those that the job wants. */
export const answerFits = {
  fits: { en: 'Meets all requirements', km: 'ចម្លើយត្រូវតាមលក្ខខណ្ឌទាំងអស់' },
  unfit: { en: 'Doesn’t meet all requirements', km: 'មានចម្លើយមិនត្រូវតាមលក្ខខណ្ឌ' },
} satisfies Options;

/** Maximum number of questions per job, and maximum lengths of a question and of a short text answer. */
export const maxQuestions = 10;
export const questionLength = 200;
export const answerLength = 1000;
/** Minimum and maximum number of options per question, and maximum length of one. */
export const minOptions = 2;
export const maxOptions = 10;
export const optionLength = 100;
/** Largest number in a question or an answer, such as years, or a salary in riel. */
export const maxAnswer = 1_000_000_000;
