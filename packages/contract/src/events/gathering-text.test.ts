import { describe, expect, it } from 'vitest';
import { clockRange, feeAt, isOn, isOver, placeLines } from './gathering-text.ts';

const held = { startsAt: '2026-12-19T01:00:00Z', endsAt: '2026-12-19T04:30:00Z' };

describe('the times of a training', () => {
  it('are those of Phnom Penh, in both languages', () => {
    expect(clockRange(held, 'en')).toBe('8:00\u00a0– 11:30\u00a0AM');
    expect(clockRange({ ...held, endsAt: '2026-12-19T10:00:00Z' }, 'en')).toBe(
      '8:00\u00a0AM\u00a0– 5:00\u00a0PM',
    );
    expect(clockRange(held, 'km')).toBe('8:00\u00a0– 11:30\u00a0ព្រឹក');
  });

  it('begin and end to the moment', () => {
    expect(isOn(held, new Date(held.startsAt))).toBe(true);
    expect(isOn(held, new Date(held.endsAt))).toBe(false);
    expect(isOver('2026-12-18', new Date('2026-12-18T16:59:59Z'))).toBe(false);
    expect(isOver('2026-12-18', new Date('2026-12-18T17:00:00Z'))).toBe(true);
  });
});

describe('the fee of a training', () => {
  const priced = { fee: 4500, earlyFee: 3500, earlyUntil: '2026-12-10', currency: 'USD' as const };

  it('is the early-bird fee to the end of its last day', () => {
    expect(feeAt(priced, new Date('2026-12-10T16:59:59Z'))).toEqual({
      now: '$35',
      early: { until: '2026-12-10', full: '$45' },
    });
    expect(feeAt(priced, new Date('2026-12-10T17:00:00Z'))).toEqual({ now: '$45', early: null });
  });

  it('is none of what is free', () => {
    const free = { fee: null, earlyFee: null, earlyUntil: null, currency: 'KHR' as const };
    expect(feeAt(free, new Date())).toEqual({ now: null, early: null });
  });
});

it('the place of a training names its province once', () => {
  const province = { _id: '', slug: 'phnom-penh', name: { en: 'Phnom Penh', km: 'ភ្នំពេញ' } };
  expect(placeLines({ venue: 'Room 3', province }, 'en')).toEqual(['Room 3', 'Phnom Penh']);
  expect(placeLines({ venue: 'Room 3', province }, 'en', 'ផ្លូវ 271 ភ្នំពេញ')).toEqual([
    'Room 3',
    'ផ្លូវ 271 ភ្នំពេញ',
  ]);
  expect(placeLines({ venue: null, province: null }, 'km')).toEqual([]);
});
