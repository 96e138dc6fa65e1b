import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';

/** The signed-in job seeker's CV, null where none has been begun. Its links work for five minutes. */
export const ownResumeQuery = { ...apiData('GET /users/resume'), staleTime: 60_000 };

/** How the owner of a CV is reached: the first of their telephones, and the e-mail of the CV or the account. */
export function useOwnerResume() {
  const { data: resume } = useQuery(ownResumeQuery);
  return resume && { ...resume, phone: resume.phone[0] ?? null };
}
