import type { CurrentActive } from '@acheep/contract/billing/order';
import { expect, it } from 'vitest';
import { planOf } from './active-plan.ts';

const order: CurrentActive = {
  _id: '0198f0aa-1111-7222-8333-444455556666',
  number: 'ORD-000042-2',
  title: 'Basic',
  titleKm: 'មូលដ្ឋាន',
  jobs: 5,
  jobsUsed: 2,
  jobsLeft: 103,
  cvViews: 0,
  cvViewsUsed: 0,
  validFrom: '2026-11-21',
  validTo: '2026-12-20',
};

it('tells what is left of an order, and until when', () => {
  expect(planOf(order)).toEqual({
    activeJob: 3,
    allJobs: 103,
    validFrom: '2026-11-21',
    validTo: '2026-12-20',
  });
  expect(planOf({ ...order, jobsUsed: 5 })?.activeJob).toBe(0);
});

it('has nothing left without an order, or of what is no number', () => {
  expect(planOf(null)).toBeNull();
  expect(planOf({ ...order, jobsUsed: undefined as never })?.activeJob).toBe(0);
});
