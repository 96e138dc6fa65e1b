import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

/** Whether somebody wants to be invited, and what the reader's company sent them. */
export const talentInvitationsQuery = (id: string) =>
  apiData('GET /invitation/talent/:id', { params: { id } });

const refresh = () => void invalidate('GET /invitation/talent/:id', 'GET /invitation/sent');

export const useInviteToJob = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /invitation/job'>['body']) => call('POST /invitation/job', { body }),
    meta: { ownError: true },
    onSettled: refresh,
  });

export const useInviteToTraining = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /invitation/training'>['body']) =>
      call('POST /invitation/training', { body }),
    meta: { ownError: true },
    onSettled: refresh,
  });
