import type { OrderDetail } from '@acheep/contract/billing/order';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate, keepResponse } from '../../../lib/api-query.ts';

/** Updates a changed order in the cache and refetches what depends on the remaining jobs. */
export function keepOrder(order: OrderDetail) {
  keepResponse({ data: order }, 'GET /order/:id', { params: { id: order._id } });
  void invalidate('GET /order', 'GET /order/current-active', 'GET /job/own', 'GET /job/own/:id');
}

/** Orders a package, optionally with the draft that is to be published under it. */
export const useCreateOrder = () =>
  useMutation({
    mutationFn: async (body: CallOptions<'POST /order'>['body']) =>
      (await call('POST /order', { body })).data,
    onSuccess: keepOrder,
  });
