import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiQuery, keepResponse } from '../../../lib/api-query.ts';
import { updateUser } from '../../../lib/session.ts';

/** Cached for less than the five minutes for which links to the user's photo are valid. */
const fresh = 4 * 60 * 1000;

export const profileQuery = { ...apiQuery('GET /users/profile'), staleTime: fresh };

/** Saves the profile. With `ownError`, whoever saves it shows what went wrong. */
export const useUpdateProfile = (meta: { ownError?: true } = {}) =>
  useMutation({
    mutationFn: (body: CallOptions<'PUT /users/profile'>['body']) => call('PUT /users/profile', { body }),
    onSuccess: (answer: ApiResponse<'PUT /users/profile'>) => {
      keepResponse(answer, 'GET /users/profile');
      updateUser(answer.data);
    },
    meta,
  });
