import { apiData } from '../../lib/api-query.ts';

/** Asked for once, when first needed, and then kept; what changes the counts of categories asks anew. */
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const categoryQuery = { ...apiData('GET /category'), ...kept };
export const industryQuery = { ...apiData('GET /industry'), ...kept };
export const provinceQuery = { ...apiData('GET /address/province'), ...kept };
