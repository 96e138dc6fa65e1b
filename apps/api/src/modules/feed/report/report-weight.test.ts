import { describe, expect, it } from 'vitest';
import { enoughToClose, fullWeight, type ReporterFacts, weightOf } from './report-weight.ts';

const weekOld: ReporterFacts = {
  days: 7,
  waysIn: 1,
  applied: false,
  upheld: 0,
  refused: 0,
  ignored: false,
};

describe('the weight of a report', () => {
  it.each<[string, Partial<ReporterFacts>, number]>([
    ['is little for an account of a week', {}, 1],
    ['is full for an account of a month', { days: 30 }, 2],
    ['is full for an account with two ways in', { waysIn: 2 }, 2],
    ['is full for whoever has applied for the job', { applied: true }, 2],
    ['is full for whoever was right before', { upheld: 1 }, 2],
    ['is never more than full', { days: 900, waysIn: 4, applied: true, upheld: 40 }, fullWeight],
    ['is less for whoever was wrong before', { days: 30, refused: 1 }, 1],
    ['is nothing for whoever was wrong more often than right', { days: 900, upheld: 1, refused: 9 }, 0],
    [
      'is nothing for a new account, whatever it has done',
      { days: 6, waysIn: 3, applied: true, upheld: 9 },
      0,
    ],
    ['is nothing without a confirmed way in', { days: 900, waysIn: 0 }, 0],
    ['is nothing for whom the operator ignores', { days: 900, applied: true, upheld: 9, ignored: true }, 0],
  ])('%s', (_, facts, weight) => {
    expect(weightOf({ ...weekOld, ...facts })).toBe(weight);
  });

  it('takes three people to close a job', () => {
    expect(Math.ceil(enoughToClose / fullWeight)).toBe(3);
  });
});
