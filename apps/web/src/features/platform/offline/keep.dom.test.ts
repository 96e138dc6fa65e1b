import type { SessionRecord } from '@acheep/contract/accounts/account';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('./offline-job.ts', () => ({
  forgetOthers: async () => undefined,
  keepSaved: async () => undefined,
}));
const { startKeeping } = await import('./keep.ts');
const { endSession, signIn, signOut } = await import('../../../lib/session.ts');

const user = { _id: '0198f0aa-1111-7222-8333-444455556666', role: 'user' } as SessionRecord['user'];
const close = vi.fn();
const unsubscribe = vi.fn();
vi.stubGlobal('caches', {});
Object.defineProperty(navigator, 'serviceWorker', {
  configurable: true,
  value: {
    getRegistration: async () => ({
      getNotifications: async () => [{ close }, { close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    }),
  },
});
const counts = () => [close.mock.calls.length, unsubscribe.mock.calls.length];

let stop = () => {};
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

it.each([
  ['who signs out', signOut],
  ['whose session ended elsewhere', endSession],
])('security 67: a device is told nothing more, and what it was told goes: of %s', async (_, end) => {
  signIn({ token: 'a.b-c', user });
  stop = startKeeping();
  await new Promise((resolve) => setTimeout(resolve));
  expect(counts()).toEqual([0, 0]);
  end();
  await expect.poll(() => counts()).toEqual([2, 1]);
});

it('security 67: nor is a device of which nobody is there when the page is opened', async () => {
  stop = startKeeping();
  await expect.poll(() => counts()).toEqual([2, 1]);
});
