import { apiData } from '../../../lib/api-query.ts';

/** Popular searches and places, which the server reads again once a minute. */
export const waysInQuery = { ...apiData('GET /home'), staleTime: 60_000 };
