import { expect, it } from 'vitest';
import { declineRefused, pickRefused, remindAt, statusAt } from './interview.policy.ts';

const at = (clock: string) => new Date(`2026-11-23T${clock}:00+07:00`);
const [nine, ten] = [at('09:00'), at('10:00')];

it.each([
  // Agreed early: the day before at five, in Phnom Penh.
  ['2026-11-20T09:00:00+07:00', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T16:59:59+07:00', '2026-11-22T10:00:00.000Z'],
  // Agreed later: two hours before.
  ['2026-11-22T17:00:00+07:00', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T06:59:00+07:00', '2026-11-23T00:00:00.000Z'],
  // Agreed just now: no reminder.
  ['2026-11-23T07:00:00+07:00', undefined],
])('reminds of what was agreed at %s at %s', (agreedAt, moment) => {
  expect(remindAt(nine, new Date(agreedAt))?.toISOString()).toBe(moment);
});

it('is over when its end has come, unless it was cancelled', () => {
  const interview = { status: 'agreed', endsAt: ten } as const;
  expect(statusAt(at('09:59'), interview)).toBe('agreed');
  expect(statusAt(ten, interview)).toBe('over');
  expect(statusAt(ten, { ...interview, status: 'cancelled' })).toBe('cancelled');
});

it.each([
  ['proposed', '08:00', nine, null],
  ['declined', '08:00', nine, null],
  ['agreed', '08:00', nine, 'interview.agreed'],
  ['cancelled', '08:00', nine, 'interview.cancelled'],
  ['proposed', '08:00', at('08:30'), 'interview.changed'],
  ['proposed', '09:00', nine, 'interview.time_past'],
  ['proposed', '10:00', nine, 'interview.over'],
] as const)('of a %s one at %s, %s can be had or is %s', (status, now, time, refused) => {
  expect(pickRefused(at(now), { status, endsAt: ten, times: [nine, ten] }, time)).toBe(refused);
});

it.each([
  ['proposed', '08:00', null],
  ['declined', '08:00', 'interview.declined'],
  ['agreed', '08:00', 'interview.agreed'],
  ['cancelled', '08:00', 'interview.cancelled'],
  ['proposed', '10:00', 'interview.over'],
] as const)('a %s one at %s is declined, or %s', (status, now, refused) => {
  expect(declineRefused(at(now), { status, endsAt: ten })).toBe(refused);
});
