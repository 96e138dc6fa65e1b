import { describe, expect, it } from 'vitest';
import { dayByKey, monthAfter, weeksOf } from './month-grid.ts';

describe('the grid of a month', () => {
  it('has whole weeks from Monday to Sunday', () => {
    const december = weeksOf('2026-12');
    expect(december.map((week) => [week[0], week.at(-1)])).toEqual([
      ['2026-11-30', '2026-12-06'],
      ['2026-12-07', '2026-12-13'],
      ['2026-12-14', '2026-12-20'],
      ['2026-12-21', '2026-12-27'],
      ['2026-12-28', '2027-01-03'],
    ]);
    // Exactly four weeks, and six.
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
  });

  it('goes on over the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });

  it.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-12-03', '2026-11-26'],
    ['ArrowDown', '2026-12-29', '2027-01-05'],
    ['Home', '2026-12-06', '2026-11-30'],
    ['End', '2026-11-30', '2026-12-06'],
    ['PageUp', '2026-12-31', '2026-11-30'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['Enter', '2026-12-01', undefined],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayByKey(key, from)).toBe(to);
  });
});
