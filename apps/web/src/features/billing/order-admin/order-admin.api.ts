import type { AdminOrderDetail } from '@acheep/contract/billing/order-admin';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';

export const adminOrderQuery = (id: string) => apiData('GET /admin/order/:id', { params: { id } });

/** Updates the changed order in the cache and refetches the lists that include it. */
function keep(order: AdminOrderDetail) {
  keepResponse({ data: order }, 'GET /admin/order/:id', { params: { id: order._id } });
  void invalidate('GET /admin/order', 'GET /admin/audit');
}

/** Another operator was faster: shows the current state. */
const onError = () => invalidate('GET /admin/order/:id');

export const useConfirmOrder = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'POST /admin/order/:id/confirm'>['body']) =>
      (await call('POST /admin/order/:id/confirm', { params: { id }, body })).data,
    onSuccess: keep,
    onError,
    meta: { ownError: true },
  });

export const useExtendOrder = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'POST /admin/order/:id/extend'>['body']) =>
      (await call('POST /admin/order/:id/extend', { params: { id }, body })).data,
    onSuccess: keep,
    onError,
    meta: { ownError: true },
  });

/** Cancels an order or records a refund, both with a reason. */
export const useEndOrder = (id: string, act: 'cancel' | 'refund') =>
  useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await call(`POST /admin/order/:id/${act}`, { params: { id }, body })).data,
    onSuccess: keep,
    onError,
    meta: { ownError: true },
  });

export const useSaveNote = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'PUT /admin/order/:id/note'>['body']) =>
      (await call('PUT /admin/order/:id/note', { params: { id }, body })).data,
    onSuccess: keep,
    meta: { ownError: true },
  });
