import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { named } from '../kernel/field-label.ts';
import type { MessageKey, MessageParams } from '../kernel/message.ts';
import { id, line, text } from '../kernel/text.ts';
import type { AskedQuestion } from './question.ts';
import {
  answerLength,
  maxAnswer,
  maxOptions,
  maxQuestions,
  optionLength,
  questionKinds,
} from './question-option.ts';

const words = ['answer', 'ចម្លើយ'] as const;

/** Unbounded: the limits reported to the user are those of the question. */
const anyNumber = z.number().min(-Number.MAX_VALUE).max(Number.MAX_VALUE);

/** Answer to one screening question; with the question's id alone it is blank. */
const answer = z.strictObject({
  questionId: named(id, 'question', 'សំណួរ'),
  /** Chosen options, or `yes` or `no`. */
  chosen: named(atMost(maxOptions, z.array(line(optionLength))), ...words).default([]),
  number: named(anyNumber, ...words).optional(),
  text: named(text(answerLength), ...words).optional(),
});
export type Answer = z.output<typeof answer>;

export const answers = named(atMost(maxQuestions, z.array(answer)), 'answers', 'ចម្លើយ').default([]);

/** Applicant's answer, with the question as it was worded. */
export const sentAnswer = z.strictObject({
  /** Null once the job no longer has this question. */
  questionId: z.uuid().nullable(),
  kind: choice(questionKinds),
  question: z.string().meta({ examples: ['How many years have you worked as an accountant?'] }),
  unit: z.string().nullable(),
  chosen: z.array(z.string()),
  number: z.number().nullable(),
  text: z.string().nullable(),
});
export type SentAnswer = z.infer<typeof sentAnswer>;

/** Answer for the company. */
export const receivedAnswer = sentAnswer.extend({
  /** True when it is a wanted answer; null where any is. Applicants never see it. */
  fits: z.boolean().nullable(),
});
export type ReceivedAnswer = z.infer<typeof receivedAnswer>;

interface Fault {
  /** Index of the answer. */
  place: number;
  key: MessageKey;
  params?: MessageParams;
}

const isOpen = ({ chosen, number, text }: Answer) => !chosen.length && number === undefined && !text;

function numberFault(number: number, { minimum, maximum }: AskedQuestion) {
  const [least, most] = [minimum ?? 0, maximum ?? maxAnswer];
  if (number < least) return { key: 'answer_min', params: { minimum: least } } as const;
  return number > most ? ({ key: 'answer_max', params: { maximum: most } } as const) : null;
}

function choiceFault(chosen: readonly string[], options: readonly string[], several: boolean) {
  const known = chosen.every((one) => options.includes(one)) && new Set(chosen).size === chosen.length;
  return known && (several || chosen.length === 1) ? null : ({ key: 'answer_option' } as const);
}

/** First fault of an answer to one of the job's questions. */
function faultOf(given: Answer, question: AskedQuestion): Omit<Fault, 'place'> | null {
  if (isOpen(given)) return question.required ? { key: 'answer_required' } : null;
  const { chosen, number, text } = given;
  const wrong = { key: 'answer_invalid' } as const;
  switch (question.kind) {
    case 'number':
      return number === undefined || chosen.length || text ? wrong : numberFault(number, question);
    case 'text':
      return !text || chosen.length || number !== undefined ? wrong : null;
    case 'yes-no':
      return number !== undefined || text ? wrong : choiceFault(chosen, ['yes', 'no'], false);
    case 'choice':
      return number !== undefined || text ? wrong : choiceFault(chosen, question.options, question.several);
  }
}

function faultsOf(given: readonly unknown[], questions: readonly AskedQuestion[]): Fault[] {
  const seen = new Set<unknown>();
  const faults = given.flatMap((one, place): Fault[] => {
    const { success, data } = answer.safeParse(one);
    // Reported by its own schema.
    if (!success) {
      if (typeof one === 'object' && one && 'questionId' in one) seen.add(one.questionId);
      return [];
    }
    const question = questions.find(({ _id }) => _id === data.questionId);
    if (!question || seen.has(question._id)) return [{ place, key: 'answer_unknown' }];
    seen.add(question._id);
    const fault = faultOf(data, question);
    return fault ? [{ place, key: fault.key, params: { question: question.text, ...fault.params } }] : [];
  });
  const missing = questions.flatMap(({ _id, required, text }, place): Fault[] =>
    required && !seen.has(_id) ? [{ place, key: 'answer_required', params: { question: text } }] : [],
  );
  return [...faults, ...missing];
}

/**
 * Extends a body with answers to the job's questions: each at most once, of the right kind and within bounds, required
 * ones present. Form and API share this rule. Faults are reported at `answers.2`.
 */
export const answering = <S extends z.ZodType<{ answers: Answer[] }>>(
  body: S,
  questions: readonly AskedQuestion[],
): S =>
  body.superRefine(({ answers: given = [] }, context) => {
    if (!Array.isArray(given) || given.length > maxQuestions) return;
    for (const { place, key, params } of faultsOf(given, questions))
      context.addIssue({ code: 'custom', path: ['answers', place], message: key, params });
  }, always);
