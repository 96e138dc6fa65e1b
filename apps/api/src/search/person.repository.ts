import { latinDigits } from '@acheep/contract/kernel/khmer-text';
import { build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { contains, type Reader } from './rows.repository.ts';

const user = row('user');

/** Accounts that may be used: confirmed, and not disabled. */
export const isActive: Condition = user.and([
  user('e.activated_at', 'is not', null),
  user('e.disabled_at', 'is', null),
]);

/** Accounts that may act as an operator. */
export const isActiveAdmin: Condition = user.and([user('e.role', '=', 'admin'), isActive]);

/** Active admins, as mail recipients. */
export const listAdmins = (db: Reader) =>
  read(
    db,
    build
      .selectFrom('user as e')
      .where(isActiveAdmin)
      .select(['e.id', 'e.name', 'e.email', 'e.locale'])
      .orderBy('e.id'),
  );

/**
 * The digits of a telephone number as stored, `85512345678`, that the text holds in any spelling; undefined if it is no
 * number of a telephone.
 */
function phoneDigits(text: string): string | undefined {
  const typed = latinDigits(text);
  if (!/^[\d\s()+.-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 5 ? digits : undefined;
}

/** Accounts with the text in their name or address, or with the telephone number, by trigram indexes. */
export function personNamed(text: string): Condition {
  const phone = phoneDigits(text);
  return user.or([
    contains('e.name', text),
    contains(sql`e.email::text`, text),
    ...(phone ? [contains('e.phone', phone)] : []),
  ]);
}
