import type { Asking } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { useMayIgnore } from '../../companies/company/may-ignore.ts';

/** The list of jobs; for job seekers, without the companies they ignore. */
export function useJobListQuery(...asking: Asking<'GET /job'>) {
  const mine = useMayIgnore();
  // Both endpoints have the same query and response.
  return apiQuery((mine ? 'GET /job/for-me' : 'GET /job') as 'GET /job', ...asking);
}
