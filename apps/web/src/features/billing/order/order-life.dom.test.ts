import type { Order } from '@acheep/contract/billing/order';
import { expect, it } from 'vitest';
import { isPublishing } from '../../../entities/billing/order/publishing.ts';
import { stateOf } from './order-life.ts';

const order = {
  status: 'pending' as Order['status'],
  refundedAt: null as string | null,
  cancelReason: null as string | null,
  jobsUsed: 0,
  package: { jobs: 2 } as Order['package'],
  slip: null as unknown,
};

it.each([
  ['pay', {}],
  ['slip', { slip: {} }],
  ['active', { status: 'active', jobsUsed: 1, slip: {} }],
  ['used', { status: 'active', jobsUsed: 2 }],
  ['expired', { status: 'expired' }],
  ['refunded', { status: 'expired', refundedAt: '2026-11-21T00:00:00Z' }],
  ['cancelled', { status: 'cancelled', cancelReason: 'No payment.' }],
  ['withdrawn', { status: 'cancelled' }],
] as const)('says %s', (state, change) => {
  expect(stateOf({ ...order, ...change })).toBe(state);
});

const confirmedAt = '2026-11-21T00:00:00Z';
const draft = { _id: '', title: '', status: 'draft' } as NonNullable<Order['job']>;
it.each([
  ['soon after it counts', true, { job: draft }, 3_000],
  ['where the clock is a little behind', true, { job: draft }, -3_000],
  ['no more where nothing came of it', false, { job: draft }, 61_000],
  ['not what is published', false, { job: { ...draft, status: 'active' } }, 3_000],
  ['not before it is paid', false, { job: draft, status: 'pending', confirmedAt: null }, 3_000],
  ['not without a draft', false, { job: null }, 3_000],
] as const)('publishes its draft %s', (_, expected, change, later) => {
  const given = { status: 'active' as const, confirmedAt, ...change };
  expect(isPublishing(given, Date.parse(confirmedAt) + later)).toBe(expected);
});
