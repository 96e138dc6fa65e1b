import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';

const refresh = () => invalidate('GET /admin/enquiry', 'GET /admin/audit');

export type EnquiryEdit = CallOptions<'PUT /admin/enquiry/:id'>['body'];
export type EnquiryAnswer = CallOptions<'POST /admin/enquiry/:id/answer'>['body'];

export const useSaveEnquiry = (id: string) =>
  useMutation({
    mutationFn: (body: EnquiryEdit) => call('PUT /admin/enquiry/:id', { params: { id }, body }),
    // After a conflict, shows the current state.
    onSettled: refresh,
  });

export const useAnswerEnquiry = (id: string) =>
  useMutation({
    mutationFn: (body: EnquiryAnswer) => call('POST /admin/enquiry/:id/answer', { params: { id }, body }),
    onSuccess: refresh,
    meta: { ownError: true },
  });

export type CarryOut = CallOptions<'POST /admin/enquiry/:id/carry-out'>['body'];

export const useCarryOut = (id: string) =>
  useMutation({
    mutationFn: (body: CarryOut) => call('POST /admin/enquiry/:id/carry-out', { params: { id }, body }),
    // After a conflict, shows the current state.
    onSettled: () => Promise.all([refresh(), invalidate('GET /admin/job', 'GET /admin/service')]),
    meta: { ownError: true },
  });

export const useTakeDown = (id: string) =>
  useMutation({
    mutationFn: () => call('POST /admin/enquiry/:id/take-down', { params: { id } }),
    onSettled: refresh,
  });
