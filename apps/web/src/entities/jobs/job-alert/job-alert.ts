import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export const alertsQuery = apiData('GET /job-alert');

type NewAlert = CallOptions<'POST /job-alert'>['body'];
type AlertChange = CallOptions<'PUT /job-alert/:id'>['body'] & { id: string };

const changed = () => void invalidate('GET /job-alert');

/** Saves a search. Errors are shown in the form. */
export const useCreateAlert = () =>
  useMutation({
    mutationFn: async (body: NewAlert) => (await call('POST /job-alert', { body })).data,
    onSuccess: changed,
    meta: { ownError: true },
  });

/** Renames an alert, changes its frequency, pauses or resumes it. */
export const useChangeAlert = (meta: { ownError?: true } = {}) =>
  useMutation({
    mutationFn: async ({ id, ...body }: AlertChange) =>
      (await call('PUT /job-alert/:id', { params: { id }, body })).data,
    onSuccess: changed,
    meta,
  });

/** Query of the list of jobs for a saved search. */
export const queryOf = ({ search, ...filters }: AlertCriteria) => ({
  search,
  ...Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [`filter[${name}]`, String(value) || undefined]),
  ),
});
