import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';

/** Query options of the signed-in job seeker's CV; null if there is none. Its links expire after five minutes. */
export const ownResumeQuery = { ...apiData('GET /users/resume'), staleTime: 60_000 };

/** Whether the user has a CV; false until it is known. */
export const useHasResume = (isSeeker: boolean): boolean =>
  Boolean(useQuery({ ...ownResumeQuery, enabled: isSeeker }).data);

/** Returns the user's CV with `phone` reduced to the first number. */
export function useOwnerResume() {
  const { data: resume } = useQuery(ownResumeQuery);
  return resume && { ...resume, phone: resume.phone[0] ?? null };
}
