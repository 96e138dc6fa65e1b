import { describe, expect, it } from 'vitest';
import { check } from '../kernel/validation.ts';
import { gatheringDraft } from './gathering-draft.ts';
import { sessionsNeeded } from './gathering-option.ts';
import { closedGathering, publishableGathering } from './gathering-publish.ts';
import { sessionPattern, sessionsOf, weekdaysFrom } from './gathering-session.ts';

const id = '019abcde-0000-7000-8000-000000000001';
const now = new Date('2026-11-22T03:00:00Z');
const sessions = [{ day: '2026-12-05', from: '08:00', to: '11:30' }];
const training = {
  title: 'Bookkeeping',
  categoryId: id,
  level: 'beginner',
  languages: ['km'],
  description: '<p>All of it</p>',
  provinceId: id,
  venue: 'Hotel',
  sessions,
};
const faultsOf = (schema: Parameters<typeof check>[0], body: unknown) => {
  const result = check(schema, body);
  return result.ok
    ? {}
    : Object.fromEntries([...result.faults].map(([field, [fault]]) => [field, fault?.key]));
};
const draftFaults = (more: object) => faultsOf(gatheringDraft.training, { title: 'Bookkeeping', ...more });
const publishFaults = (more: object, kept?: string) =>
  faultsOf(publishableGathering('training', now, kept), { ...training, ...more });

describe('a draft', () => {
  it('may leave all but the title open', () => {
    expect(draftFaults({})).toEqual({});
    expect(faultsOf(gatheringDraft.event, {})).toEqual({ title: 'required' });
  });

  it('has no session that ends before it begins, nor two at once', () => {
    expect(draftFaults({ sessions: [{ day: '2026-12-05', from: '11:30', to: '11:30' }] })).toEqual({
      'sessions.0.to': 'session_order',
    });
    const overlapping = [
      { day: '2026-12-05', from: '10:00', to: '12:00' },
      { day: '2026-12-05', from: '08:00', to: '10:30' },
      { day: '2026-12-06', from: '08:00', to: '10:30' },
    ];
    expect(draftFaults({ sessions: overlapping })).toEqual({ 'sessions.0.from': 'session_overlap' });
    expect(draftFaults({ sessions: [{ day: '2026-12-05', from: '8:00', to: '24:00' }] })).toEqual({
      'sessions.0.from': 'clock',
      'sessions.0.to': 'clock',
    });
  });

  it('has an early fee below the fee, with a day, both not after the first session', () => {
    expect(draftFaults({ earlyFee: 100 })).toMatchObject({ earlyFee: 'early_fee' });
    expect(draftFaults({ fee: 100, earlyFee: 100, earlyUntil: '2026-12-01' })).toEqual({
      earlyFee: 'early_fee',
    });
    expect(draftFaults({ fee: 200, earlyFee: 100 })).toEqual({ earlyUntil: 'early_until' });
    expect(draftFaults({ sessions, registerUntil: '2026-12-06' })).toEqual({
      registerUntil: 'not_after_first',
    });
    expect(draftFaults({ currency: 'KHR', fee: 10_050 })).toEqual({ fee: 'whole_riel' });
    expect(draftFaults({ seats: 0 })).toMatchObject({ seats: expect.any(String) });
  });
});

describe('what is published', () => {
  it('has what visitors need', () => {
    expect(publishFaults({})).toEqual({});
    expect(faultsOf(publishableGathering('training', now), { title: 'Bookkeeping' })).toEqual({
      categoryId: 'required_choice',
      level: 'required_choice',
      languages: 'required_choice',
      description: 'required',
      sessions: 'required',
      provinceId: 'required_choice',
      venue: 'required',
    });
    expect(faultsOf(publishableGathering('event', now), { title: 'Fair', online: true })).toEqual({
      categoryId: 'required_choice',
      eventType: 'required_choice',
      description: 'required',
      sessions: 'required',
      link: 'required',
    });
  });

  it('has a session ahead, and a last day of registration that is not past but where it was', () => {
    const past = [{ day: '2026-11-22', from: '08:00', to: '09:59' }];
    expect(publishFaults({ sessions: past })).toEqual({ sessions: 'session_ahead' });
    expect(publishFaults({ sessions: [...past, ...sessions] })).toEqual({});
    expect(publishFaults({ registerUntil: '2026-11-22' })).toEqual({});
    expect(publishFaults({ registerUntil: '2026-11-21' })).toEqual({ registerUntil: 'date_after' });
    expect(publishFaults({ registerUntil: '2026-11-21' }, '2026-11-21')).toEqual({});
    expect(faultsOf(closedGathering('training'), { ...training, sessions: past })).toEqual({});
  });
});

describe('a repeating pattern', () => {
  const pattern = {
    first: '2026-12-02',
    weekdays: ['saturday'] as const,
    from: '08:00',
    to: '11:30',
    weeks: 6,
  };

  it('takes the weekday of another first day, unless others were chosen', () => {
    const [saturday, monday] = ['2026-12-12', '2026-12-14'];
    expect(weekdaysFrom(['saturday'], monday, saturday)).toEqual(['monday']);
    expect(weekdaysFrom(['tuesday'], monday, saturday)).toEqual(['tuesday']);
    expect(weekdaysFrom(['tuesday', 'saturday'], monday, saturday)).toEqual(['tuesday', 'saturday']);
    // A day that is being typed is none yet.
    expect(weekdaysFrom(['saturday'], '', saturday)).toEqual(['saturday']);
    expect(weekdaysFrom(['saturday'], monday, '')).toEqual(['saturday']);
  });

  it('becomes its sessions, over the end of the year', () => {
    expect(sessionsOf(pattern).map(({ day }) => day)).toEqual([
      '2026-12-05',
      '2026-12-12',
      '2026-12-19',
      '2026-12-26',
      '2027-01-02',
      '2027-01-09',
    ]);
    expect(sessionsOf(pattern)[0]).toEqual({ day: '2026-12-05', from: '08:00', to: '11:30' });
    const week = sessionsOf({
      ...pattern,
      first: '2026-11-30',
      weekdays: ['monday', 'wednesday', 'sunday'],
      weeks: 1,
    });
    expect(week.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-02', '2026-12-06']);
  });

  it('is of one day at least, in order, and no more than fit', () => {
    expect(faultsOf(sessionPattern, pattern)).toEqual({});
    expect(faultsOf(sessionPattern, { ...pattern, weekdays: [] })).toEqual({ weekdays: 'required_choice' });
    expect(faultsOf(sessionPattern, { ...pattern, to: '08:00' })).toEqual({ to: 'session_order' });
    const often = { ...pattern, weekdays: ['monday', 'friday'], weeks: 31 };
    expect(faultsOf(sessionPattern, often)).toEqual({ weeks: 'sessions_most' });
  });
});

it.each([
  [1, 1],
  [2, 2],
  [5, 4],
  [6, 5],
  [10, 8],
])('of %i sessions a certificate takes %i', (sessions, needed) => {
  expect(sessionsNeeded(sessions)).toBe(needed);
});
