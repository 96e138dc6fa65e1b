import type { Provider } from '@acheep/contract/accounts/identity';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import { currentLocale } from '../../../lib/locale.ts';

/** What somebody without an account here is reached by. */
export type Way = 'phone' | 'email';

const phones = '(max-width: 30em)';

/**
 * The ways that there are, the likelier first: a phone number on phones and in Khmer, whose readers seldom have an
 * e-mail address. A company needs one whatever it signs up by.
 */
export function wayOrder(
  providers: readonly Provider[],
  role: SignUpRole = 'user',
): readonly [Way, ...Way[]] {
  if (!providers.some(({ kind }) => kind === 'phone')) return ['email'];
  const isPhoneFirst = role === 'user' && (currentLocale() === 'km' || window.matchMedia(phones).matches);
  return isPhoneFirst ? ['phone', 'email'] : ['email', 'phone'];
}
