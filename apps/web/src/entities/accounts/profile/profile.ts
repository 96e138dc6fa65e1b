import { apiQuery } from '../../../lib/api-query.ts';

/** Links to the own photo work for five minutes. */
const fresh = 4 * 60 * 1000;

/** The signed-in person's own record, as the server has it now. */
export const profileQuery = { ...apiQuery('GET /users/profile'), staleTime: fresh };
