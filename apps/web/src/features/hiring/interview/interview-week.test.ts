import type { Interview } from '@acheep/contract/hiring/interview';
import { expect, it } from 'vitest';
import { hoursOf, mondayOf, weekOf } from './interview-week.ts';

const now = new Date('2026-12-01T03:00:00Z');
const monday = '2026-11-30';
const agreed = (startsAt: string, minutes = 60) => ({ startsAt, times: [startsAt], minutes }) as Interview;
const proposed = (...times: string[]) => ({ startsAt: null, times, minutes: 30 }) as unknown as Interview;
const drawn = (...interviews: Interview[]) =>
  weekOf(interviews, monday, now).map(({ slots }) =>
    slots.map(({ start, lane, lanes }) => [start, lane, lanes]),
  );

it('begins on Monday', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-06'].map(mondayOf)).toEqual(['2026-11-23', monday, monday]);
});

it('has interviews on their day in Phnom Penh, and every proposed time that is ahead', () => {
  const days = drawn(
    agreed('2026-11-29T17:30:00Z'),
    proposed('2026-12-01T02:00:00Z', '2026-12-02T02:00:00Z', '2026-12-09T02:00:00Z'),
    agreed('2026-12-06T17:00:00Z'),
  );
  expect(days).toEqual([[[30, 0, 1]], [], [[540, 0, 1]], [], [], [], []]);
});

it('puts overlapping interviews side by side, and short ones next to what follows', () => {
  const [first] = drawn(
    agreed('2026-11-30T02:00:00Z', 90),
    agreed('2026-11-30T02:30:00Z', 15),
    agreed('2026-11-30T02:45:00Z'),
    agreed('2026-11-30T03:45:00Z'),
  );
  expect(first).toEqual([
    [540, 0, 3],
    [570, 1, 3],
    [585, 2, 3],
    [645, 0, 1],
  ]);
});

it('draws office hours, and more where there is something', () => {
  expect(hoursOf(weekOf([], monday, now))).toEqual({ first: 8, last: 17 });
  const long = [agreed('2026-11-30T00:15:00Z'), agreed('2026-11-30T11:30:00Z')];
  expect(hoursOf(weekOf(long, monday, now))).toEqual({ first: 7, last: 20 });
});
