import { describe, expect, it } from 'vitest';
import { addDays, timeZone, today } from './calendar.ts';

describe('calendar', () => {
  it('changes the day at midnight in Phnom Penh, seven hours before UTC', () => {
    expect(today(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
    expect(today(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it('is what the time zone data says, around the year', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const moment = new Date(Date.UTC(2027, 0, 1, hour, 59, 59));
      expect(today(moment)).toBe(format.format(moment));
    }
  });

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
