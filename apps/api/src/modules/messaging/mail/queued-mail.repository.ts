import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

export interface Traces {
  email: string;
  /** What mails to other people may say of the person. */
  words: string[];
  /** Of what is gone now. */
  ids: string[];
}

/**
 * Takes mail out of the queue: to the person, about what is gone now, and of mail that was sent to others and is kept
 * for a while, what names the person.
 */
export const deleteMail = (tx: Transaction, { email, words, ids }: Traces) =>
  tx.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'mail' AND (
      lower(data->>'to') = ${email.toLowerCase()}
      OR EXISTS (SELECT 1 FROM jsonb_path_query(data->'params', '$.**') param WHERE param #>> '{}' = ANY(${ids}::text[]))
      OR (state > 'active' AND EXISTS (
        SELECT 1 FROM jsonb_each_text(data->'params') param, unnest(${words}::text[]) word
        WHERE position(lower(word) IN lower(param.value)) > 0)))`;

/** Deletes mail that was done before one moment, has failed before another, or was ordered before the last. */
export const deleteOldMail = (prisma: PrismaClient, before: { done: Date; failed: Date; ordered: Date }) =>
  prisma.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'mail' AND (
      (state > 'active' AND coalesce(completed_on, created_on)
        < (CASE state WHEN 'failed' THEN ${before.failed}::timestamptz ELSE ${before.done}::timestamptz END))
      OR created_on < ${before.ordered})`;
