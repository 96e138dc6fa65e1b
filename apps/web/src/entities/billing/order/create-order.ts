import type { OrderDetail } from '@acheep/contract/billing/order';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { invalidate, keepResponse } from '../../../lib/api-query.ts';
import { couponFor, dropCoupon } from '../coupon/coupon.ts';

/** Updates a changed order in the cache and refetches what depends on the remaining jobs. */
export function keepOrder(order: OrderDetail) {
  keepResponse({ data: order }, 'GET /order/:id', { params: { id: order._id } });
  void invalidate('GET /order', 'GET /order/current-active', 'GET /job/own', 'GET /job/own/:id');
}

/** Orders a package at the price shown, with the coupon that gave it, and optionally with the draft that is to be published under it. */
export const useCreateOrder = () =>
  useMutation({
    mutationFn: async (body: Omit<CallOptions<'POST /order'>['body'], 'coupon'>) =>
      (await call('POST /order', { body: { ...body, coupon: couponFor(body.packageId) } })).data,
    onSuccess: (order) => {
      dropCoupon();
      keepOrder(order);
    },
    // The coupon may have ended since its prices were shown; the next try is without it.
    onError: (error) => {
      if (error instanceof ApiError && error.data.coupon) dropCoupon();
    },
  });
