import { type Condition, row } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import { companyIsShown } from '../../../search/search-condition.repository.ts';

const gathering = row('gathering');

/** Trainings and events with a page that the public may see: open, closed or over, and of a company that is shown. */
export const gatheringIsPublic: Condition = gathering.and([
  sql<boolean>`e.status IN ('active', 'closed')`,
  companyIsShown,
]);

/** Those that are listed at a moment: not over. */
export const gatheringIsAhead = (now: Date | Expression<Date>): Condition =>
  gathering.and([sql<boolean>`e.status = 'active'`, gathering('e.ends_at', '>', now), companyIsShown]);
