import { describe, expect, it } from 'vitest';
import { applyingRefused, filesAreOpen } from './application.policy.ts';

const today = '2026-11-20';
const open = { status: 'active', closingDate: new Date(today), applyBy: ['site', 'email'] } as const;

describe('applying for a job', () => {
  it.each([
    ['is taken to the end of its last day', {}, null],
    ['is refused the day after', { closingDate: new Date('2026-11-19') }, 'job.closed'],
    ['is refused when it was closed by hand', { status: 'closed' }, 'job.closed'],
    ['is refused without a closing date', { closingDate: null }, 'job.closed'],
    ['is refused where the employer takes none here', { applyBy: ['phone'] }, 'job.not_on_site'],
    ['is said to be closed before how to apply', { status: 'closed', applyBy: [] }, 'job.closed'],
    ['finds no draft', { status: 'draft' }, 'not_found'],
    ['finds no archived job', { status: 'archived', applyBy: [] }, 'not_found'],
  ] as const)('%s', (_, change, refused) => {
    const job = { ...open, ...change };
    expect(applyingRefused(today, { ...job, applyBy: [...job.applyBy] })).toBe(refused);
  });
});

describe('the files of an application', () => {
  it.each([
    ['received', true],
    ['shortlisted', true],
    ['rejected', true],
    ['withdrawn', false],
  ] as const)('that is %s', (status, open) => {
    expect(filesAreOpen({ status })).toBe(open);
  });
});
