import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

export interface Traces {
  email: string;
  /** Personal data that mails to other people may contain. */
  words: string[];
  /** Ids of deleted records. */
  ids: string[];
}

/** Deletes queued mail to the person and about deleted records, and finished mail to others that names the person. */
export const deleteMail = (tx: Transaction, { email, words, ids }: Traces) =>
  tx.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'mail' AND (
      lower(data->>'to') = ${email.toLowerCase()}
      OR EXISTS (SELECT 1 FROM jsonb_path_query(data->'params', '$.**') param WHERE param #>> '{}' = ANY(${ids}::text[]))
      OR (state > 'active' AND EXISTS (
        SELECT 1 FROM jsonb_each_text(data->'params') param, unnest(${words}::text[]) word
        WHERE position(lower(word) IN lower(param.value)) > 0)))`;

/** Deletes mail that was completed, has failed or was queued before the respective time. */
export const deleteOldMail = (prisma: PrismaClient, before: { done: Date; failed: Date; ordered: Date }) =>
  prisma.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'mail' AND (
      (state > 'active' AND coalesce(completed_on, created_on)
        < (CASE state WHEN 'failed' THEN ${before.failed}::timestamptz ELSE ${before.done}::timestamptz END))
      OR created_on < ${before.ordered})`;
