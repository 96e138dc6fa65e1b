import { orderStatuses, slipStates } from '@acheep/contract/billing/order-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { oneOf, recordId } from '../../../lib/list-url.ts';

/** All orders; who looks for what waits filters by it and turns the order round. */
export const adminOrderList = {
  filters: {
    status: oneOf(valuesOf(orderStatuses)),
    slip: oneOf(valuesOf(slipStates)),
    packageId: recordId,
    companyId: recordId,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;
