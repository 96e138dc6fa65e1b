// @vitest-environment happy-dom
import type { Order } from '@acheep/contract/order';
import { expect, it } from 'vitest';
import { stateOf } from './order-state.tsx';

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
