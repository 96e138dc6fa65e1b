import type { Locale } from '@acheep/contract/kernel/locale';
import { Prisma } from '@acheep/database/client';
import { type Expression, sql } from 'kysely';

/** The same order as `inNameOrder`, in SQL: for lists of which a page is read. Prisma has no collations. */
export const titleOrder = (column: Prisma.Sql, direction: Prisma.Sql, locale: Locale): Prisma.Sql => {
  const byLetters = Prisma.sql`${column} COLLATE "km-x-icu" ${direction}`;
  return locale === 'km' ? byLetters : Prisma.sql`${column} COLLATE "C" >= 'ក' ${direction}, ${byLetters}`;
};

export const ascending = Prisma.sql`ASC NULLS LAST`;
export const descending = Prisma.sql`DESC NULLS LAST`;

/** The same for a list of the contract: what is compared, one after the other. */
export const nameOrder = (name: Expression<unknown>, locale: Locale): Expression<unknown>[] => {
  const byLetters = sql`${name} COLLATE "km-x-icu"`;
  return locale === 'km' ? [byLetters] : [sql`${name} COLLATE "C" >= 'ក'`, byLetters];
};
