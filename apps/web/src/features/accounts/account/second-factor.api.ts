import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';

// The forms show the errors.
const meta = { ownError: true } as const;
const onSuccess = () => invalidate('GET /users/second-factor', 'GET /users/session', 'GET /users/identity');

export const useStartSetup = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /users/second-factor/start'>['body']) =>
      call('POST /users/second-factor/start', { body }),
    meta,
  });

export const useConfirmSetup = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /users/second-factor'>['body']) =>
      call('POST /users/second-factor', { body }),
    onSuccess,
    meta,
  });

export const useRemoveFactor = () =>
  useMutation({
    mutationFn: (body: CallOptions<'DELETE /users/second-factor'>['body']) =>
      call('DELETE /users/second-factor', { body }),
    onSuccess,
    meta,
  });
