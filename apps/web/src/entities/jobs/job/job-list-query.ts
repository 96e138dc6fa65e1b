import type { Asking } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { useMayIgnore } from '../../companies/company/may-ignore.ts';

/** The list of jobs as the reader wants it: for a job seeker without the companies that they ignore. */
export function useJobListQuery(...asking: Asking<'GET /job'>) {
  const mine = useMayIgnore();
  // The same question and the same response, of whom it is asked for.
  return apiQuery((mine ? 'GET /job/for-me' : 'GET /job') as 'GET /job', ...asking);
}
