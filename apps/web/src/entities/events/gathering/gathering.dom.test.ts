import { afterEach, describe, expect, it } from 'vitest';
import { dayOf, dayParts, shortWeekdays } from './gathering-time.ts';

const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => at('/'));

describe('the times of a training', () => {
  it('are those of Phnom Penh', () => {
    expect(dayOf('2026-12-18T17:00:00Z')).toBe('2026-12-19');
    expect(dayParts('2026-12-18T17:00:00Z')).toEqual({ day: '19', month: 'Dec', weekday: 'Sat' });
    expect(shortWeekdays()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });

  it('are said in Khmer', () => {
    at('/km/training');
    expect(dayParts('2026-12-19T01:00:00Z')).toEqual({ day: '19', month: 'ធ្នូ', weekday: 'សៅរ៍' });
    expect(shortWeekdays()[0]).toBe('ចន្ទ');
  });
});
