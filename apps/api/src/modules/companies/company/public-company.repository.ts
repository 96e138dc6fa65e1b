import { accountIsEnabled } from '../../../search/search-condition.repository.ts';

/** Companies that the public may see: their owner's account is not disabled. */
export const companyIsPublic = accountIsEnabled('e.owner_id');
