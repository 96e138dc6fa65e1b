import type { ErrorCode } from '@acheep/contract/errors';
import { MutationObserver } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { registerOutlet } from './feedback.ts';
import { startI18n } from './i18n.ts';
import { forgetWithSession, queryClient } from './query-client.ts';
import { endSession, signIn } from './session.ts';

const outlet = { toast: vi.fn(), clearToasts: vi.fn(), popup: vi.fn(), confirm: vi.fn() };
beforeAll(async () => {
  registerOutlet(outlet);
  await startI18n();
});

/** Returns the messages shown for a failed mutation. */
async function shownOf(status: number, code: ErrorCode, own: true | readonly ErrorCode[] | undefined) {
  vi.clearAllMocks();
  const failure = new ApiError(status, {
    code,
    message: 'Said.',
    data: status === 422 ? { a: ['Said.'] } : null,
  });
  const options = { mutationFn: () => Promise.reject(failure), meta: { ownError: own } };
  await new MutationObserver(queryClient, options).mutate().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  return [...outlet.toast.mock.calls, ...outlet.popup.mock.calls].map(([{ title }]) => title);
}

it.each<[number, ErrorCode, string]>([
  [422, 'validation.failed', 'Data validation failed'],
  [401, 'login.failed', 'Login failed'],
  [400, 'token.invalid', 'Error'],
])('tells a %i everywhere, whatever the caller shows itself', async (status, code, title) => {
  expect(await shownOf(status, code, true)).toEqual([title]);
});

it('leaves to the caller what the caller shows, and tells the rest', async () => {
  expect(await shownOf(409, 'job.closed', true)).toEqual([]);
  expect(await shownOf(409, 'job.closed', ['job.closed'])).toEqual([]);
  expect(await shownOf(409, 'record.changed', ['job.closed'])).toEqual(['Error']);
  expect(await shownOf(409, 'job.closed', undefined)).toEqual(['Error']);
});

it('forgets what one person was told when the session is over, and keeps what a visitor was told', () => {
  const user = { _id: 'one', name: 'Sok Dara' } as Parameters<typeof signIn>[0]['user'];
  const stop = forgetWithSession();
  queryClient.setQueryData(['GET /job'], 'public');
  signIn({ token: 'a', user });
  expect(queryClient.getQueryData(['GET /job'])).toBe('public');
  queryClient.setQueryData(['GET /favorite'], 'personal');
  signIn({ token: 'b', user: { ...user, name: 'Dara' } });
  expect(queryClient.getQueryData(['GET /favorite'])).toBe('personal');
  endSession();
  expect(queryClient.getQueryData(['GET /favorite'])).toBeUndefined();
  stop();
});
