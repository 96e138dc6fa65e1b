import { describe, expect, it } from 'vitest';
import { careerInsight, ladderInsight, shareText } from './career-insight.ts';
import type { CareerReport } from './career-report.ts';

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
const named = (en: string, km = en) => ({ _id: en, slug: en, name: { en, km } });
const salary = (median: number, jobs = 12) => ({ jobs, companies: 3, lower: median, median, upper: median });
const openOf = (jobs: number) => ({ jobs, vacancies: jobs, companies: 3 });

/** A report with these jobs in categories, and nothing else unless given. */
function reportOf(jobs: readonly [string, number][], rest: Partial<CareerReport> = {}): CareerReport {
  return {
    madeAt: '2026-12-01T04:00:00.000Z',
    open: openOf(sum(jobs.map(([, count]) => count))),
    months: [],
    categories: jobs.map(([name, count]) => ({ ...named(name), ...openOf(count) })),
    provinces: [],
    salaries: { all: null, categories: [], provinces: [], experiences: [], ladders: [] },
    skills: [],
    openTimes: [],
    seekers: [],
    ...rest,
  };
}
const pays = (rest: Partial<CareerReport['salaries']>): CareerReport => ({
  ...reportOf([]),
  salaries: { all: null, categories: [], provinces: [], experiences: [], ladders: [], ...rest },
});
const ladder = (name: string, ...medians: number[]) => ({
  ...named(name),
  experiences: medians.map((median, at) => ({
    experience: (['fresh', '2-years', 'above-5-years'] as const)[at] ?? 'fresh',
    ...salary(median),
  })),
});

describe('the sentence above a chart of the career report', () => {
  it('says where most jobs are, and which part of all', () => {
    const report = reportOf([
      ['Sales', 54],
      ['Accounting', 200],
      ['ផ្នែកលក់', 124],
    ]);
    expect(careerInsight(report, 'category', 'en')).toBe(
      'Accounting has the most open jobs: 200 (about one in two).',
    );
    expect(careerInsight(report, 'category', 'km')).toBe(
      'ផ្នែកAccountingមានការងារកំពុងផ្សាយច្រើនជាងគេ គឺ 200 (ប្រហែល 1 ក្នុងចំណោម 2)។',
    );
  });

  it.each([
    [54, 378, 'one in seven'],
    [23, 370, 'about one in 16'],
    [70, 100, '70%'],
    [40, 100, '40%'],
    [50, 100, 'one in two'],
  ])('calls %d of %d %s', (part, whole, words) => {
    expect(shareText(part, whole).en).toBe(words);
  });

  it('names the last whole month, and its change only where the one before had enough', () => {
    const months = (...open: number[]) =>
      reportOf([], {
        months: open.map((count, at) => ({ month: `2026-${10 + at}`, published: 0, open: count })),
      });
    const said = (...open: number[]) => careerInsight(months(...open), 'month', 'en');
    expect(said(100, 112, 3)).toBe('In November 2026, 112 jobs were open, 12% more than the month before.');
    expect(said(100, 90, 3)).toBe('In November 2026, 90 jobs were open, 10% fewer than the month before.');
    expect(said(1000, 1001, 3)).toMatch('1,001 jobs were open, about as many as the month before.');
    expect(said(4, 112, 3)).toBe('In November 2026, 112 jobs were open.');
    expect(said(100, 4, 300)).toBeNull();
  });

  it('compares only salaries that stand on many jobs, and says so where others are left out', () => {
    const rows = [{ ...named('Few'), ...salary(2000_00, 5) }].concat(
      ['Law', 'Banking', 'Farming'].map((name, at) => ({ ...named(name), ...salary(900_00 - at * 100_00) })),
    );
    const all = salary(535_40);
    expect(careerInsight(pays({ all, categories: rows }), 'salary-category', 'en')).toBe(
      'Among categories with 10 jobs or more, pay is highest in Law: a median of $900 a month, compared with $535 for all jobs.',
    );
    expect(careerInsight(pays({ categories: rows.slice(1) }), 'salary-category', 'en')).toBe(
      'Pay is highest in Law: a median of $900 a month.',
    );
    expect(careerInsight(pays({ categories: rows.slice(0, 3) }), 'salary-category', 'en')).toBeNull();
  });

  it('says what experience is worth, unless it is worth nothing', () => {
    const ladders = [
      ladder('Law', 300_00, 900_00),
      ladder('IT', 300_00, 500_00, 1500_00),
      ladder('Spa', 3, 2),
    ];
    expect(careerInsight(pays({ ladders }), 'salary-ladder', 'en')).toBe(
      'Experience pays most in IT: the median salary rises from $300 (Fresh) to $1,500 a month (Above 5 years).',
    );
    expect(careerInsight(pays({ ladders: ladders.slice(0, 2) }), 'salary-ladder', 'en')).toBeNull();
    expect(ladderInsight(ladder('Spa', 300_00, 300_00).experiences)).toBeNull();
    expect(ladderInsight(ladder('Spa', 300_00).experiences)).toBeNull();
  });

  it('says nothing of a tie, of a few jobs, and of an empty report', () => {
    const tie = reportOf([
      ['Sales', 54],
      ['Law', 54],
      ['Spa', 3],
    ]);
    expect(careerInsight(tie, 'category', 'en')).toBeNull();
    const few = reportOf([
      ['Sales', 4],
      ['Law', 3],
      ['Spa', 1],
    ]);
    expect(careerInsight(few, 'category', 'en')).toBeNull();
    const seekers = [{ ...named('Law'), seekers: 9, jobs: 5 }];
    expect(careerInsight(reportOf([], { seekers }), 'seeker', 'en')).toBeNull();
    const many = [{ ...named('Law'), seekers: 16, jobs: 5 }];
    expect(careerInsight(reportOf([], { seekers: many }), 'seeker', 'en')).toBe(
      'Competition is strongest in Law: 32 job seekers for every 10 open jobs.',
    );
    for (const table of [
      'month',
      'province',
      'salary-province',
      'salary-experience',
      'skill',
      'open-time',
    ] as const)
      expect(careerInsight(reportOf([]), table, 'km')).toBeNull();
  });
});
