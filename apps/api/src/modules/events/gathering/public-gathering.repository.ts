import type { GatheringStatus } from '@acheep/contract/events/gathering-option';
import { all, type Condition, row } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import { companyIsShown } from '../../../search/search-condition.repository.ts';

const gathering = row('gathering');
const isActive = sql<boolean>`e.status = 'active'`;

/** Trainings and events in a status at a moment: those that are over count as closed. */
export function gatheringIs(status: GatheringStatus, now: Date | Expression<Date>): Condition {
  if (status === 'active') return gathering.and([isActive, gathering('e.ends_at', '>', now)]);
  const hasStatus = gathering('e.status', '=', status);
  return status === 'closed'
    ? gathering.or([hasStatus, gathering.and([isActive, gathering('e.ends_at', '<=', now)])])
    : hasStatus;
}

/** Those with a page that the public may see: open, closed or over, and of a company that is shown. */
export const gatheringIsPublic = all([sql<boolean>`e.status IN ('active', 'closed')`, companyIsShown]);

/** Those that the public may see and that are not over. */
export const gatheringIsAhead = (now: Date | Expression<Date>) =>
  all([gatheringIs('active', now), companyIsShown]);
