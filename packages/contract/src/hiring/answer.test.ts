import { describe, expect, it } from 'vitest';
import { jobDraft } from '../jobs/job-draft.ts';
import { parse } from '../kernel/validation.ts';
import { answering } from './answer.ts';
import { answerText } from './answer-text.ts';
import { applicationBody } from './application.ts';
import type { AskedQuestion } from './question.ts';
import { suggestedQuestion, suggestionNames } from './question-suggestion.ts';

const id = (end: number) => `0198f0aa-1111-7222-8333-4444555566${end}`;
const asked: AskedQuestion = {
  _id: id(10),
  kind: 'number',
  text: 'How long?',
  required: true,
  unit: null,
  minimum: null,
  maximum: null,
  several: false,
  options: [],
};
const body = { jobId: id(66), cv: { originalName: 'cv.pdf', path: 'docs/cv' }, phone: '+85512345678' };

function said(answers: unknown, questions: AskedQuestion[] = [asked], more: object = {}) {
  const result = parse(answering(applicationBody, questions), { ...body, answers, ...more }, 'en');
  return result.ok ? {} : result.errors;
}

describe('the answers of an application', () => {
  it('are bounded where the question names no bounds', () => {
    expect(said([{ questionId: id(10), number: 1_000_000_000 }])).toEqual({});
    expect(said([{ questionId: id(10), number: 1_000_000_001 }])).toEqual({
      'answers.0': ['The answer to “How long?” must be at most 1000000000.'],
    });
    expect(said([{ questionId: id(10), number: -1 }])).toEqual({
      'answers.0': ['The answer to “How long?” must be at least 0.'],
    });
    expect(Object.keys(said([{ questionId: id(10), number: Number.POSITIVE_INFINITY }]))).toEqual([
      'answers.0.number',
    ]);
  });

  it('are looked at whatever else is wrong', () => {
    expect(Object.keys(said([], [asked], { phone: '1' })).sort()).toEqual(['answers.0', 'phone']);
    expect(Object.keys(said([{ questionId: id(10), number: 'x' }, 7, null]))).toEqual([
      'answers.0.number',
      'answers.1',
      'answers.2',
    ]);
  });

  it('of a text are there when something is to be seen', () => {
    const text: AskedQuestion = { ...asked, kind: 'text' };
    expect(Object.keys(said([{ questionId: id(10), text: ' \u200b ' }], [text]))).toEqual(['answers.0.text']);
    expect(said([{ questionId: id(10), text: 'Because.' }], [text])).toEqual({});
  });

  it('may be left open, or out, where they are not required', () => {
    const free = { ...asked, required: false };
    expect([said([], [free]), said([{ questionId: id(10) }], [free]), said(undefined, [])]).toEqual([
      {},
      {},
      {},
    ]);
  });
});

it.each([
  [{ kind: 'yes-no', chosen: ['yes'] }, 'Yes', 'បាទ/ចាស'],
  [{ kind: 'number', number: 1500, unit: 'US dollars' }, '1,500 US dollars', '1,500 US dollars'],
  [{ kind: 'number', number: 0 }, '0', '0'],
  [{ kind: 'choice', chosen: ['Bus', 'Moto'] }, 'Bus, Moto', 'Bus, Moto'],
  [{ kind: 'text', text: 'Why not' }, 'Why not', 'Why not'],
  [{ kind: 'choice' }, '', ''],
] as const)('says %j in words', (given, en, km) => {
  const answer = { chosen: [], number: null, text: null, unit: null, ...given };
  const inWords = (locale: 'en' | 'km') => answerText({ ...answer, chosen: [...answer.chosen] }, locale);
  expect([inWords('en'), inWords('km')]).toEqual([en, km]);
});

it.each(['en', 'km'] as const)('every question to begin with can be saved as it is: %s', (locale) => {
  const questions = suggestionNames.map((name) => suggestedQuestion(name, locale));
  expect(questions).toHaveLength(6);
  expect(parse(jobDraft, { title: 'Cook', questions }, locale)).toMatchObject({ ok: true });
});
