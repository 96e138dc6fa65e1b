import type { AskedQuestion } from '@acheep/contract/hiring/question';
import { expect, it } from 'vitest';
import { alignedAnswers, isAligned, openAnswers } from './apply-answers.ts';

const asked = (_id: string, kind: AskedQuestion['kind'], options: string[] = []): AskedQuestion => ({
  ...{ _id, kind, options, text: _id, required: true, several: false },
  ...{ unit: null, minimum: null, maximum: null },
});
const [years, drives, level] = [
  asked('years', 'number'),
  asked('drives', 'yes-no'),
  asked('level', 'choice', ['None', 'Good']),
];
const open = { chosen: [], number: undefined, text: '' };
const given = [
  { ...open, questionId: 'years', number: 4 },
  { ...open, questionId: 'drives', chosen: ['yes'] },
];

it('begins with an open answer to each question', () => {
  expect(openAnswers([years, drives])).toEqual([
    { ...open, questionId: 'years' },
    { ...open, questionId: 'drives' },
  ]);
  expect(isAligned([years, drives], openAnswers([years, drives]))).toBe(true);
  expect([isAligned([drives, years], given), isAligned([years], given)]).toEqual([false, false]);
});

it('takes answers along to where their questions are now', () => {
  expect(alignedAnswers([drives, level, years], given)).toEqual([
    given[1],
    { ...open, questionId: 'level' },
    given[0],
  ]);
});

it('gives the answer to a question that was worded anew to the one in its place, as far as it suits', () => {
  const anew = asked('years anew', 'number');
  expect(alignedAnswers([anew, drives], given)).toEqual([
    { ...given[0], questionId: 'years anew' },
    given[1],
  ]);
  expect(alignedAnswers([level, drives], given)).toEqual([{ ...open, questionId: 'level' }, given[1]]);
  const before = [{ ...open, questionId: 'old', chosen: ['Good', 'Best'] }];
  expect(alignedAnswers([level], before)).toEqual([{ ...open, questionId: 'level', chosen: ['Good'] }]);
});

it('knows what to do with a draft that is older than all questions', () => {
  expect(alignedAnswers([years], [])).toEqual([{ ...open, questionId: 'years' }]);
});
