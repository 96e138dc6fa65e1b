import { describe, expect, it } from 'vitest';
import { closesSoon, daysLeft, daysSince, isNew } from './job-date.ts';

describe('a closing date, seen from Phnom Penh', () => {
  // 20 November, 23:30 in Phnom Penh, but still afternoon in London.
  const lateEvening = new Date('2026-11-20T16:30:00Z');
  // 21 November, 00:00 in Phnom Penh.
  const afterMidnight = new Date('2026-11-20T17:00:00Z');

  it('counts days there, not hours', () => {
    expect(daysLeft('2026-11-20', lateEvening)).toBe(0);
    expect(daysLeft('2026-11-20', afterMidnight)).toBe(-1);
    expect(daysLeft('2026-12-01', lateEvening)).toBe(11);
  });

  it('is soon from three days before until the day itself', () => {
    expect(closesSoon('2026-11-24', lateEvening)).toBeUndefined();
    expect(closesSoon('2026-11-23', lateEvening)).toBe(3);
    expect(closesSoon('2026-11-20', lateEvening)).toBe(0);
    expect(closesSoon('2026-11-19', lateEvening)).toBeUndefined();
    expect(closesSoon(null, lateEvening)).toBeUndefined();
  });
});

describe('the day on which a job was posted', () => {
  it('is counted in Phnom Penh, where the day begins at five in the afternoon of London', () => {
    const now = new Date('2026-11-20T17:30:00Z');
    expect(daysSince('2026-11-20T17:10:00Z', now)).toBe(0);
    expect(daysSince('2026-11-20T16:50:00Z', now)).toBe(1);
    expect(daysSince('2026-11-13T16:50:00Z', now)).toBe(8);
    // The client's clock is behind the server's.
    expect(daysSince('2026-11-21T18:00:00Z', now)).toBe(0);
  });
});

describe('a new job', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it('was posted less than a day ago', () => {
    expect(isNew('2026-11-19T12:00:01Z', now)).toBe(true);
    expect(isNew('2026-11-19T12:00:00Z', now)).toBe(false);
    expect(isNew(null, now)).toBe(false);
  });
});
