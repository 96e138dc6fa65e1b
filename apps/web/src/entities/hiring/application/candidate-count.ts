import { paths } from '@acheep/contract/kernel/paths';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiQuery } from '../../../lib/api-query.ts';

/** Numbers of records, by the address of the list that has them. */
export type Counts = Partial<Record<string, number>>;

const nothing: Counts = {};
const byEntry = ({ meta: { counts } }: ApiResponse<'GET /application/candidate'>): Counts => ({
  [paths.manageApplied()]: counts.received,
  [paths.manageShortlist()]: counts.shortlisted,
  [paths.manageRejected()]: counts.rejected,
});

/** Returns the number of candidates by status; none where it is not `enabled`. */
export function useCandidateCounts(enabled: boolean): Counts {
  const { data = nothing } = useQuery({
    ...apiQuery('GET /application/candidate', { query: { limit: 1 } }),
    select: byEntry,
    enabled,
  });
  return data;
}
