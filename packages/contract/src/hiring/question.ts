import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';
import {
  maxAnswer,
  maxOptions,
  maxQuestions,
  minOptions,
  optionLength,
  questionKinds,
  questionLength,
  yesNo,
} from './question-option.ts';

const amount = z.number().min(0).max(maxAnswer);

const option = z.strictObject({
  name: named(line(optionLength), 'option', 'ជម្រើស'),
  /** True when choosing this option matches what the job wants. */
  fits: named(z.boolean(), 'accepted answer', 'ចម្លើយដែលទទួលយក').default(false),
});

const fields = z.strictObject({
  kind: named(choice(questionKinds), 'kind of answer', 'ប្រភេទចម្លើយ'),
  text: named(line(questionLength), 'question', 'សំណួរ'),
  required: named(z.boolean(), 'required answer', 'ចម្លើយចាំបាច់').default(false),
  unit: named(line(30), 'unit', 'ឯកតា').optional(),
  minimum: named(amount, 'minimum answer', 'ចម្លើយអប្បបរមា').optional(),
  maximum: named(amount, 'maximum answer', 'ចម្លើយអតិបរមា').optional(),
  several: named(z.boolean(), 'multiple answers', 'ចម្លើយច្រើន').default(false),
  options: named(atMost(maxOptions, z.array(option)), 'options', 'ជម្រើស').default([]),
  wantedAnswer: named(choice(yesNo), 'expected answer', 'ចម្លើយដែលចង់បាន').optional(),
  wantedMinimum: named(amount, 'expected minimum', 'ចំនួនអប្បបរមាដែលចង់បាន').optional(),
  wantedMaximum: named(amount, 'expected maximum', 'ចំនួនអតិបរមាដែលចង់បាន').optional(),
});
type Fields = z.output<typeof fields>;

const inOrder = (from: unknown, to: unknown) =>
  typeof from !== 'number' || typeof to !== 'number' || from <= to;

/** Names of the options, as far as they are readable: this check runs even on invalid input. */
const optionNames = ({ options }: Partial<Fields>) =>
  Array.isArray(options) && options.length <= maxOptions ? options.map((one) => one?.name) : [];
const areApart = (names: readonly unknown[]) => {
  const texts = names.flatMap((name) => (typeof name === 'string' ? [name.trim().toLowerCase()] : []));
  return new Set(texts).size === texts.length;
};

/** Keeps the fields of the question's kind. Others are left over from a kind chosen earlier in the form. */
function ofKind({ kind, text, required, ...rest }: Fields) {
  const { unit, minimum, maximum, wantedMinimum, wantedMaximum } = rest;
  return {
    kind,
    text,
    required,
    ...(kind === 'number' && { unit, minimum, maximum, wantedMinimum, wantedMaximum }),
    several: kind === 'choice' && rest.several,
    options: kind === 'choice' ? rest.options : [],
    ...(kind === 'yes-no' && { wantedAnswer: rest.wantedAnswer }),
  };
}

/** Screening question as its recruiter writes it. Only the company sees the wanted answers. */
const question = fields
  .refine((one) => one.kind !== 'choice' || !Array.isArray(one.options) || one.options.length >= minOptions, {
    path: ['options'],
    error: 'min_items',
    params: { minimum: minOptions },
    ...always,
  })
  .refine((one) => one.kind !== 'choice' || areApart(optionNames(one)), {
    path: ['options'],
    error: 'option_twice',
    ...always,
  })
  .refine((one) => one.kind !== 'number' || inOrder(one.minimum, one.maximum), {
    path: ['maximum'],
    error: 'answer_order',
    ...always,
  })
  .refine((one) => one.kind !== 'number' || inOrder(one.wantedMinimum, one.wantedMaximum), {
    path: ['wantedMaximum'],
    error: 'answer_order',
    ...always,
  })
  .transform(ofKind);
export type QuestionDraft = z.output<typeof question>;

export const questions = named(atMost(maxQuestions, z.array(question)), 'screening questions', 'សំណួរពិនិត្យបឋម');

/** Public view of a question. */
export const askedQuestion = z.strictObject({
  _id: z.uuid(),
  kind: choice(questionKinds),
  text: z.string(),
  required: z.boolean(),
  unit: z.string().nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  several: z.boolean(),
  options: z.array(z.string()),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** Company's view of a question. */
export const ownQuestion = askedQuestion.extend({
  options: z.array(z.strictObject({ name: z.string(), fits: z.boolean() })),
  wantedAnswer: choice(yesNo).nullable(),
  wantedMinimum: z.number().nullable(),
  wantedMaximum: z.number().nullable(),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;
