import { expect, it } from 'vitest';
import { askedIn } from './report-period.ts';

const asked = (search: string) => askedIn(new URLSearchParams(search), '2026-12-01');

it('is of 90 days where the address says nothing that it knows', () => {
  const usual = { range: '90d', query: { from: '2026-09-03', to: '2026-12-01' } };
  for (const search of ['', 'range=7d', 'from=2026-02-31x&jobId=cook', 'range=constructor'])
    expect(asked(search)).toEqual(usual);
});

it('reads a range, and a job by the id at the end', () => {
  expect(asked('range=30d').query).toEqual({ from: '2026-11-02', to: '2026-12-01' });
  expect(asked('range=year').query.from).toBe('2026-01-01');
  const id = '0192f0c1-2345-7abc-8def-0123456789ab';
  expect(asked(`range=365d&jobId=${id}`).query).toEqual({ from: '2025-12-02', to: '2026-12-01', jobId: id });
});

it('reads days, of which one may be missing', () => {
  expect(asked('range=30d&from=2026-03-01&to=2026-03-31')).toEqual({
    range: 'days',
    query: { from: '2026-03-01', to: '2026-03-31' },
  });
  expect(asked('to=2026-03-31').query.from).toBe('2026-01-01');
  expect(asked('from=2026-03-31').query.to).toBe('2026-12-01');
});
