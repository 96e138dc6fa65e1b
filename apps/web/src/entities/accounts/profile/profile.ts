import { apiQuery } from '../../../lib/api-query.ts';

/** Cached for less than the five minutes for which links to the user's photo are valid. */
const fresh = 4 * 60 * 1000;

export const profileQuery = { ...apiQuery('GET /users/profile'), staleTime: fresh };
