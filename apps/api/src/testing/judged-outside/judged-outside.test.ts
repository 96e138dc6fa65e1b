import { describe, expect, it } from 'vitest';
import { grade, gradesOf } from './grade.ts';
import { judgedJobs } from './job.ts';
import { acceptable, ndcg, precisionAt3 } from './measure.ts';
import { makeOutsideJobs, outsideJobs } from './outside-job.ts';
import { searches } from './search.ts';
import { slip } from './slip.ts';
import { tradeOf, trades } from './trade.ts';

const graded = searches.map((search) => ({ search, grades: gradesOf(search, judgedJobs) }));
const textsOf = (found: typeof graded) => found.map(({ search }) => search.text);

describe('judged set from outside', () => {
  it('has at least 320 different searches, half of them with Khmer', () => {
    expect(searches.length).toBeGreaterThanOrEqual(320);
    expect(searches.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(
      searches.length / 2,
    );
    expect(new Set(searches.map(({ text }) => text.toLowerCase())).size).toBe(searches.length);
  });

  it('names known trades alone, and each once', () => {
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    for (const { near, akin } of trades) for (const id of [...near, ...akin]) expect(tradeOf(id).id).toBe(id);
    for (const search of searches) for (const id of search.trades) expect(tradeOf(id).id).toBe(id);
    const titles = trades.flatMap(({ en, km }) => [...en, ...km]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has an acceptable job for every search', () => {
    expect(textsOf(graded.filter(({ grades }) => !grades.some((one) => one >= acceptable)))).toEqual([]);
  });

  it('has no job that meets all of a search for what is nowhere', () => {
    const met = graded.filter(
      ({ search }) => search.kind === 'nowhere' && judgedJobs.some((job) => grade(search, job) >= acceptable),
    );
    expect(textsOf(met)).toEqual([]);
  });

  it('has jobs of every trade, each with a text and a salary or none', () => {
    const found = new Set(outsideJobs.map(({ trade }) => trade));
    expect(trades.filter(({ id }) => !found.has(id))).toEqual([]);
    for (const { text, salaryFrom, salaryTo } of outsideJobs) {
      expect(text.length).toBeGreaterThan(60);
      expect((salaryFrom ?? 0) <= (salaryTo ?? 0)).toBe(true);
    }
  });

  it('is the same every time', () => expect(makeOutsideJobs()).toEqual(outsideJobs));

  it('makes slips of one place', () => {
    expect(slip('accountant', 'dropped', 1)).toBe('acountant');
    expect(slip('driver', 'swapped', 0)).toBe('dirver');
    expect(slip('cook', 'neighbouring', 0)).toBe('cpok');
    expect(slip('មន្ត្រី', 'subscript', 0)).toBe('មន្រី');
  });

  it('measures order and acceptance', () => {
    expect(ndcg([3, 2, 0], [0, 2, 3])).toBe(1);
    expect(ndcg([0, 3], [3, 0])).toBeCloseTo(0.631, 3);
    expect(ndcg([3], [3, 1, 1])).toBe(1);
    expect(ndcg([1, 3], [3, 1])).toBeCloseTo(0.774, 3);
    expect(ndcg([], [3])).toBe(0);
    expect(precisionAt3([0, 3, 2], [3, 2, 0])).toBe(1);
    expect(precisionAt3([1, 0, 2, 3], [3, 3, 2, 1])).toBeCloseTo(1 / 3);
  });
});
