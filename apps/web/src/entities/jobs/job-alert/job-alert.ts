import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

/** The searches that the signed-in person has saved. */
export const alertsQuery = apiData('GET /job-alert');

type NewAlert = CallOptions<'POST /job-alert'>['body'];
type AlertChange = CallOptions<'PUT /job-alert/:id'>['body'] & { id: string };

const changed = () => void invalidate('GET /job-alert');

/** Saves a search. The form shows what is wrong. */
export const useCreateAlert = () =>
  useMutation({
    mutationFn: async (body: NewAlert) => (await call('POST /job-alert', { body })).data,
    onSuccess: changed,
    meta: { ownError: true },
  });

/** Renames one, changes how often it tells, pauses it or lets it go on. */
export const useChangeAlert = (meta: { ownError?: true } = {}) =>
  useMutation({
    mutationFn: async ({ id, ...body }: AlertChange) =>
      (await call('PUT /job-alert/:id', { params: { id }, body })).data,
    onSuccess: changed,
    meta,
  });

/** What the list of jobs is asked for by a saved search. */
export const queryOf = ({ search, ...filters }: AlertCriteria) => ({
  search,
  ...Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [`filter[${name}]`, String(value) || undefined]),
  ),
});
