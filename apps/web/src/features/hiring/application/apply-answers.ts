import type { AskedQuestion } from '@acheep/contract/hiring/question';

/** An answer as the form holds it; all of it is empty while the question is open. */
export interface AnswerValues {
  questionId: string;
  chosen: string[];
  number: number | undefined;
  text: string;
}

const open = (questionId: string): AnswerValues => ({ questionId, chosen: [], number: undefined, text: '' });

export const openAnswers = (questions: readonly AskedQuestion[]) => questions.map(({ _id }) => open(_id));

type Given = Partial<AnswerValues> | undefined;

/** Whether each answer stands in the place of its question. */
export const isAligned = (questions: readonly AskedQuestion[], given: readonly Given[]) =>
  given.length === questions.length && questions.every(({ _id }, place) => given[place]?.questionId === _id);

/** As much of an answer as a question of this kind takes. */
function matching(
  { kind, options }: AskedQuestion,
  { chosen = [], number, text = '' }: Partial<AnswerValues>,
) {
  const choices = kind === 'yes-no' ? ['yes', 'no'] : options;
  return {
    chosen: chosen.filter((one) => choices.includes(one)),
    number: kind === 'number' ? number : undefined,
    text: kind === 'text' ? text : '',
  };
}

/**
 * What was answered, in the order of the questions as they are now. An answer whose question is gone goes to the one in
 * its place: a question that was worded anew is another one, and nobody should type twice.
 */
export function alignedAnswers(questions: readonly AskedQuestion[], given: readonly Given[]): AnswerValues[] {
  const known = new Set(questions.map(({ _id }) => _id));
  return questions.map((question, place) => {
    const there = given[place];
    const left = there && !known.has(there.questionId ?? '') ? there : undefined;
    const own = given.find((one) => one?.questionId === question._id) ?? left;
    return own ? { ...open(question._id), ...matching(question, own) } : open(question._id);
  });
}
