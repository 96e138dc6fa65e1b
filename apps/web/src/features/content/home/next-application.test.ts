import type { OwnApplication } from '@acheep/contract/hiring/application';
import { expect, it } from 'vitest';
import { nextApplications } from './next-application.ts';

const now = Date.parse('2026-11-23T01:00:00Z');
const daysFromNow = (days: number) => new Date(now + days * 86_400_000).toISOString();
const application = (_id: string, changedOn: number, more: object = {}) =>
  ({
    _id,
    status: 'received',
    viewedAt: null,
    interview: null,
    updatedAt: daysFromNow(changedOn),
    ...more,
  }) as OwnApplication;
const talk = (status: 'proposed' | 'agreed', days: number) => ({
  interview: { status, startsAt: daysFromNow(days) },
});
const next = (...applications: OwnApplication[]) => nextApplications(applications, now).map(({ _id }) => _id);

it('are those of the next two interviews, agreed or still to be', () => {
  const fresh = application('fresh', 0);
  const [soon, later] = [
    application('soon', -9, talk('proposed', 2)),
    application('later', -1, talk('agreed', 5)),
  ];
  expect(next(fresh, later, soon)).toEqual(['soon', 'later']);
  expect(next(fresh, later)).toEqual(['later']);
});

it('is that with the latest answer, of which a look of the employer is one', () => {
  const rejected = application('rejected', -1, { status: 'rejected' });
  expect(next(application('sent', -2), rejected, application('older', -3))).toEqual(['rejected']);
  expect(next(rejected, application('seen', -5, { viewedAt: daysFromNow(-0.5) }))).toEqual(['seen']);
});

it('is none that was withdrawn, or of which nothing was heard for two months', () => {
  expect(next()).toEqual([]);
  expect(next(application('withdrawn', 0, { status: 'withdrawn' }), application('old', -61))).toEqual([]);
});
