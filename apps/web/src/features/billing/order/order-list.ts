import { orderStatuses } from '@acheep/contract/billing/order-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { oneOf } from '../../../lib/list-url.ts';

/** What the company has ordered. */
export const orderList = {
  filters: { status: oneOf(valuesOf(orderStatuses)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;
