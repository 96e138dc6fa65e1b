import type { Locale } from '@acheep/contract/kernel/locale';
import { type Expression, sql } from 'kysely';

/**
 * The same order as `inNameOrder`, for lists of which a page is read: what is compared, one after the other. Prisma has
 * no collations.
 */
export const nameOrder = (name: Expression<unknown>, locale: Locale): Expression<unknown>[] => {
  const byLetters = sql`${name} COLLATE "km-x-icu"`;
  return locale === 'km' ? [byLetters] : [sql`${name} COLLATE "C" >= 'ក'`, byLetters];
};
