import type { AskedQuestion } from '@acheep/contract/hiring/question';

/** Form values of an answer; all are empty until the question is answered. */
export interface AnswerValues {
  questionId: string;
  chosen: string[];
  number: number | undefined;
  text: string;
}

const open = (questionId: string): AnswerValues => ({ questionId, chosen: [], number: undefined, text: '' });

export const openAnswers = (questions: readonly AskedQuestion[]) => questions.map(({ _id }) => open(_id));

type Given = Partial<AnswerValues> | undefined;

/** True when each answer is at the position of its question. */
export const isAligned = (questions: readonly AskedQuestion[], given: readonly Given[]) =>
  given.length === questions.length && questions.every(({ _id }, place) => given[place]?.questionId === _id);

/** Returns the parts of an answer that apply to a question of this kind. */
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
 * Aligns answers with the current order of the questions. An answer whose question is gone goes to the one at its
 * position: a reworded question has a new id, and nobody should type twice.
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
