import { apiData } from '../../../lib/api-query.ts';

/** Who is hiring now; the server counts once a minute. */
export const hiringQuery = { ...apiData('GET /job/hiring'), staleTime: 60_000 };
