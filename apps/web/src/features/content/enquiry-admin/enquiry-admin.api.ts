import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';

export const refreshEnquiries = () => invalidate('GET /admin/enquiry', 'GET /admin/audit');

export type EnquiryAnswer = CallOptions<'POST /admin/enquiry/:id/answer'>['body'];

export const useAnswerEnquiry = (id: string) =>
  useMutation({
    mutationFn: (body: EnquiryAnswer) => call('POST /admin/enquiry/:id/answer', { params: { id }, body }),
    onSuccess: refreshEnquiries,
    meta: { ownError: true },
  });

export type CarryOut = CallOptions<'POST /admin/enquiry/:id/carry-out'>['body'];

export const useCarryOut = (id: string) =>
  useMutation({
    mutationFn: (body: CarryOut) => call('POST /admin/enquiry/:id/carry-out', { params: { id }, body }),
    // After a conflict, shows the current state.
    onSettled: () => Promise.all([refreshEnquiries(), invalidate('GET /admin/job', 'GET /admin/service')]),
    meta: { ownError: true },
  });
