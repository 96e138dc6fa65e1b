import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { type JobAction, jobActions } from '@acheep/contract/jobs/own-job-option';
import { describe, expect, it } from 'vitest';
import { actionsOf, actionTowards, closedOn, type JobState, statusOn } from './job.policy.ts';

const today = '2027-03-10';
const now = new Date('2027-03-10T05:00:00Z');
const tomorrow = new Date('2027-03-11');
const yesterday = new Date('2027-03-09');
const job = (
  status: JobStatus,
  closingDate: Date | null = tomorrow,
  refreshedAt: Date | null = null,
): JobState => ({
  status,
  closingDate,
  refreshedAt,
  stopped: null,
});
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('what a recruiter may do with a job', () => {
  const table: [string, JobState, JobAction[]][] = [
    ['a draft', job('draft'), ['edit', 'publish', 'schedule', 'delete', 'copy']],
    ['a draft with a past date', job('draft', yesterday), ['edit', 'publish', 'schedule', 'delete', 'copy']],
    ['one that waits for the operator', job('pending', yesterday), ['withdraw', 'copy']],
    ['one that the operator closed', { ...job('closed'), stopped: 'closed' }, ['archive']],
    ['one that the operator closed, archived', { ...job('archived'), stopped: 'closed' }, []],
    [
      'a draft that was refused',
      { ...job('draft'), stopped: 'refused' },
      ['edit', 'publish', 'schedule', 'delete', 'copy'],
    ],
    ['an active job', job('active'), ['edit', 'close', 'refresh', 'copy']],
    ['an active job on its last day', job('active', new Date(today)), ['edit', 'close', 'refresh', 'copy']],
    ['an active job past its date', job('active', yesterday), ['edit', 'reopen', 'archive', 'copy']],
    ['an active job refreshed just now', job('active', tomorrow, hoursAgo(1)), ['edit', 'close', 'copy']],
    ['one refreshed a day ago', job('active', tomorrow, hoursAgo(24)), ['edit', 'close', 'refresh', 'copy']],
    ['a closed job', job('closed'), ['edit', 'reopen', 'archive', 'copy']],
    ['an archived job', job('archived'), ['reopen', 'copy']],
  ];

  it.each(table)('%s', (_, state, actions) => {
    expect(jobActions.filter((action) => actionsOf(state, now, today).includes(action))).toEqual(
      jobActions.filter((action) => actions.includes(action)),
    );
  });
});

describe('the way to a state', () => {
  it.each([
    ['draft', 'active', 'publish'],
    ['draft', 'closed', null],
    ['draft', 'archived', null],
    ['active', 'active', null],
    ['active', 'closed', 'close'],
    ['active', 'archived', null],
    ['closed', 'active', 'reopen'],
    ['closed', 'closed', null],
    ['closed', 'archived', 'archive'],
    ['archived', 'active', 'reopen'],
    ['archived', 'closed', null],
    ['archived', 'archived', null],
  ] as const)('%s to %s: %s', (from, to, action) => {
    expect(actionTowards(to, job(from), today)).toBe(action);
  });

  it('treats a job past its date as closed', () => {
    expect(statusOn(today, job('active', yesterday))).toBe('closed');
    expect(actionTowards('closed', job('active', yesterday), today)).toBeNull();
    expect(actionTowards('active', job('active', yesterday), today)).toBe('reopen');
  });
});

describe('the day on which a job closed', () => {
  const on = (status: JobStatus, closingDate: Date | null, closedAt: string | null) =>
    closedOn(today, { status, closingDate, closedAt: closedAt === null ? null : new Date(closedAt) });

  it.each([
    ['by its date, before the sweeper came by', on('active', yesterday, null), '2027-03-09'],
    ['by its date, and swept the day after', on('closed', yesterday, '2027-03-09T17:30:00Z'), '2027-03-09'],
    ['by hand, before its date', on('closed', tomorrow, '2027-03-08T05:00:00Z'), '2027-03-08'],
    ['by hand, in Phnom Penh’s night', on('closed', tomorrow, '2027-03-08T18:00:00Z'), '2027-03-09'],
    [
      'by hand, and its date has passed since',
      on('archived', yesterday, '2027-03-01T05:00:00Z'),
      '2027-03-01',
    ],
    ['not at all', on('active', tomorrow, null), null],
    ['never, being a draft', on('draft', yesterday, null), null],
  ])('%s', (_, day, expected) => {
    expect(day).toBe(expected);
  });
});
