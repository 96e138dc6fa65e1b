import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepOrder } from '../../../entities/billing/order/create-order.ts';
import { isPublishing } from '../../../entities/billing/order/publishing.ts';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, apiQuery, invalidate } from '../../../lib/api-query.ts';

/**
 * Polling intervals in milliseconds: while the draft is being published, while a payment is watched automatically, and
 * while the order is pending otherwise.
 */
const lookAgain = { publishing: 1_000, watched: 10_000, else: 60_000 };

export const orderQuery = (id: string) => apiData('GET /order/:id', { params: { id } });

/** Returns an order and the time of its state; polled while pending, and while its draft is being published. */
export function useOrder(id: string) {
  const query = apiQuery('GET /order/:id', { params: { id } });
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      const order = (state.data as ApiResponse<'GET /order/:id'> | undefined)?.data;
      if (order && isPublishing(order, state.dataUpdatedAt)) return lookAgain.publishing;
      if (order?.status !== 'pending') return false;
      return order.payment?.isWatched ? lookAgain.watched : lookAgain.else;
    },
  });
  const order = data?.data;
  const status = order?.status;
  // Confirmed or cancelled by someone else.
  useEffect(() => {
    if (status && status !== 'pending') void invalidate('GET /order', 'GET /order/current-active');
  }, [status]);
  const jobStatus = order?.job?.status;
  // The draft has been published.
  useEffect(() => {
    if (jobStatus && jobStatus !== 'draft')
      void invalidate('GET /order', 'GET /order/current-active', 'GET /job/own', 'GET /job/own/:id');
  }, [jobStatus]);
  return { order, seenAt: dataUpdatedAt, error, refetch };
}

export const useHandInSlip = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'POST /order/:id/slip'>['body']) =>
      (await call('POST /order/:id/slip', { params: { id }, body })).data,
    onSuccess: keepOrder,
  });

export const useSaveBuyer = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'PUT /order/:id/buyer'>['body']) =>
      (await call('PUT /order/:id/buyer', { params: { id }, body })).data,
    onSuccess: (order) => {
      keepOrder(order);
      // A company without a VAT TIN has taken it over.
      void invalidate('GET /company/own');
    },
    meta: { ownError: true },
  });

export const useRenewCode = (id: string) =>
  useMutation({
    mutationFn: async () => (await call('POST /order/:id/khqr', { params: { id } })).data,
    onSuccess: keepOrder,
  });
