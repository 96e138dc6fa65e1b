import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';

/** Returns the number of candidates of the company who are not decided on; undefined where it is not `enabled`. */
export const useUndecidedCount = (enabled: boolean): number | undefined =>
  useQuery({
    ...apiQuery('GET /application/candidate', { query: { limit: 1 } }),
    select: ({ meta: { counts } }) => counts.received,
    enabled,
  }).data;
