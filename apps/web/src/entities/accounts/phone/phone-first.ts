import type { Provider } from '@acheep/contract/accounts/identity';
import { currentLocale } from '../../../lib/locale.ts';

const phones = '(max-width: 30em)';

/** Whether a phone number is offered before an e-mail address, which few have who read Khmer or come by phone. */
export const phoneFirst = (ways: readonly Provider[]) =>
  ways.some(({ kind }) => kind === 'phone') &&
  (currentLocale() === 'km' || window.matchMedia(phones).matches);
