import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

/** Query options of whether someone accepts invitations, and of those already sent by the user's company. */
export const talentInvitationsQuery = (id: string) =>
  apiData('GET /invitation/talent/:id', { params: { id } });

type InvitationBody = CallOptions<'POST /invitation/job'>['body'] &
  CallOptions<'POST /invitation/training'>['body'];

const refresh = () => void invalidate('GET /invitation/talent/:id', 'GET /invitation/sent');

export const useInvite = (kind: 'job' | 'training') =>
  useMutation({
    mutationFn: (body: object) => call(`POST /invitation/${kind}`, { body: body as InvitationBody }),
    meta: { ownError: true },
    onSettled: refresh,
  });
