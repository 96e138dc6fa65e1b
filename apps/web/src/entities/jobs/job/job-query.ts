import { apiData } from '../../../lib/api-query.ts';

/** A job as its public page shows it. */
export const jobQuery = (id: string) => apiData('GET /job/:id', { params: { id } });
