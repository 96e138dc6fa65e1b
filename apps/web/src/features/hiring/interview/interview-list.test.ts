import type { Interview } from '@acheep/contract/hiring/interview';
import { expect, it } from 'vitest';
import { byDay, nearDay } from './interview-list.ts';

const interview = (startsAt: string | null, ...times: string[]) => ({ startsAt, times }) as Interview;

it('puts interviews under their days in Phnom Penh, those without an agreed time under their first', () => {
  const list = [
    interview('2026-11-22T16:59:00Z'),
    interview(null, '2026-11-22T17:00:00Z', '2026-11-25T02:00:00Z'),
    interview('2026-11-23T02:00:00Z', '2026-11-20T02:00:00Z'),
  ];
  expect(byDay(list).map(({ day, interviews }) => [day, interviews.length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 2],
  ]);
});

it.each([
  ['2026-11-22', undefined],
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
])('calls %s %s', (day, name) => {
  expect(nearDay(day, new Date('2026-11-22T17:00:00Z'))).toBe(name);
});
