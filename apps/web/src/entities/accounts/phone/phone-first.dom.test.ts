import type { Provider } from '@acheep/contract/accounts/identity';
import { afterEach, expect, it, vi } from 'vitest';
import { wayOrder } from './phone-first.ts';

const google: Provider = { kind: 'google', name: 'Google', notifies: false };
const phone: Provider = { kind: 'phone', name: 'phone', notifies: false };

/** A window of this width, on a page in this language. */
function opened(path: string, isNarrow: boolean) {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow, media: query }));
}
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['English, desk', '/job', false, 'email'],
  ['English, phone', '/job', true, 'phone'],
  ['Khmer, desk', '/km/job', false, 'phone'],
  ['Khmer, phone', '/km/job', true, 'phone'],
] as const)('%s: %s', (_, path, isNarrow, first) => {
  opened(path, isNarrow);
  expect(wayOrder([google, phone])).toEqual(first === 'phone' ? ['phone', 'email'] : ['email', 'phone']);
});

it('a company begins with its e-mail address, which it needs in any case', () => {
  opened('/km', true);
  expect(wayOrder([phone], 'recruiter')).toEqual(['email', 'phone']);
});

it('without codes to phones there is one way', () => {
  opened('/km', true);
  expect(wayOrder([google])).toEqual(['email']);
});
