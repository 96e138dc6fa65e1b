import { type Condition, typed } from '@acheep/database/statement';
import { sql } from 'kysely';

/** Texts that the public may read by now. */
export const articleIsPublic = (now: Date): Condition =>
  sql<boolean>`e.status = 'active' AND e.publish_at <= ${typed(now, 'timestamptz')}`;
