import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** Links to the own photo work for five minutes. */
const fresh = 4 * 60 * 1000;

/** The signed-in person's own record, as the server has it now. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /users/profile', { signal }),
  staleTime: fresh,
});
