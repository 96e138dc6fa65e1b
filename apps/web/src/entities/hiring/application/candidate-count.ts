import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';

/** By the address of the list that has them. */
type Counts = Partial<Record<string, number>>;

const nothing: Counts = {};
const byEntry = ({ meta: { counts } }: ApiResponse<'GET /application/candidate'>): Counts => ({
  [paths.manageApplied()]: counts.received,
  [paths.manageShortlist()]: counts.shortlisted,
  [paths.manageRejected()]: counts.rejected,
});

/** Returns the number of candidates by status, for the menu of roles that have candidates. */
export function useCandidateCounts(role: Role): Counts {
  const { data = nothing } = useQuery({
    ...apiQuery('GET /application/candidate', { query: { limit: 1 } }),
    select: byEntry,
    enabled: can(role, 'AppliedJob'),
  });
  return data;
}
