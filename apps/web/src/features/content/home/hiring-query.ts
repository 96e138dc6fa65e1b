import { apiData } from '../../../lib/api-query.ts';

/** Current hiring figures, which the server recounts once a minute. */
export const hiringQuery = { ...apiData('GET /job/hiring'), staleTime: 60_000 };
