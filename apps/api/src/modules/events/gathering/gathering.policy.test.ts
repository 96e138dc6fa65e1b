import { describe, expect, it } from 'vitest';
import { actionsOf, actionTowards, changeOf, opening, statusAt } from './gathering.policy.ts';

const now = new Date('2026-11-22T03:00:00Z');
const later = new Date('2026-11-22T03:00:01Z');

describe('the state of a training or an event', () => {
  it('is closed from the end of its last session on', () => {
    expect(statusAt(now, { status: 'active', endsAt: later })).toBe('active');
    expect(statusAt(later, { status: 'active', endsAt: later })).toBe('closed');
    expect(statusAt(now, { status: 'active', endsAt: null })).toBe('closed');
    expect(statusAt(now, { status: 'draft', endsAt: null })).toBe('draft');
    expect(statusAt(later, { status: 'archived', endsAt: now })).toBe('archived');
  });

  it('says what its company may do', () => {
    expect(actionsOf({ status: 'draft', endsAt: null }, now)).toEqual(['edit', 'publish', 'delete', 'copy']);
    expect(actionsOf({ status: 'active', endsAt: later }, now)).toEqual(['edit', 'close', 'copy']);
    expect(actionsOf({ status: 'active', endsAt: now }, now)).toEqual(['edit', 'reopen', 'archive', 'copy']);
    expect(actionsOf({ status: 'archived', endsAt: now }, now)).toEqual(['reopen', 'copy']);
  });

  it.each([
    ['active', { status: 'draft', endsAt: later }, 'publish'],
    ['active', { status: 'active', endsAt: later }, null],
    ['active', { status: 'active', endsAt: now }, 'reopen'],
    ['active', { status: 'archived', endsAt: later }, 'reopen'],
    ['closed', { status: 'active', endsAt: later }, 'close'],
    ['closed', { status: 'draft', endsAt: later }, null],
    ['archived', { status: 'closed', endsAt: later }, 'archive'],
    ['archived', { status: 'active', endsAt: later }, null],
  ] as const)('gets to %s from %o by %s', (to, from, action) => {
    expect(actionTowards(to, from, now)).toBe(action);
  });
});

it('is new in the lists when it is published, or has new dates', () => {
  expect(opening('publish', { now, isMoved: false })).toMatchObject({ publishedAt: now, postedAt: now });
  expect(opening('reopen', { now, isMoved: true })).toEqual({
    status: 'active',
    closedAt: null,
    postedAt: now,
  });
  expect(opening('reopen', { now, isMoved: false })).toEqual({ status: 'active', closedAt: null });
});

describe('what has changed', () => {
  const session = { startsAt: now, endsAt: later };
  const active = {
    status: 'active' as const,
    endsAt: later,
    sessions: [session],
    online: false,
    province: { id: '1' },
    venue: 'Hotel',
    address: null,
    link: null,
    seats: 20,
  };
  it('is dates, place, seats or state', () => {
    expect(changeOf(active, { ...active }, now)).toBeNull();
    expect(changeOf(active, { ...active, sessions: [session, session] }, now)).toMatchObject({ dates: true });
    expect(changeOf(active, { ...active, link: 'https://meet.example' }, now)).toMatchObject({ place: true });
    expect(changeOf(active, { ...active, seats: 30 }, now)).toEqual({
      before: 'active',
      after: 'active',
      dates: false,
      place: false,
      seats: true,
    });
    expect(changeOf(active, { ...active, status: 'closed' }, now)).toMatchObject({ after: 'closed' });
  });

  it('is nothing of a draft that stays one', () => {
    const draft = { ...active, status: 'draft' as const };
    expect(changeOf(draft, { ...draft, seats: 1 }, now)).toBeNull();
    expect(changeOf(draft, active, now)).toMatchObject({ before: 'draft', after: 'active' });
  });
});
