import { apiData } from '../../../lib/api-query.ts';

export const jobQuery = (id: string) => apiData('GET /job/:id', { params: { id } });
