import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { AuthDialogs } from '../features/accounts/account/auth-dialogs.tsx';
import { registerOutlet } from './feedback.ts';
import { startI18n } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { guard } from './route-guard.ts';
import * as session from './session.ts';

const toast = vi.fn();
const open = (access: Parameters<typeof guard>[0]['access']) =>
  guard({ access })({ url: new URL('http://localhost/page') });
beforeAll(async () => {
  registerOutlet({ toast, clearToasts: vi.fn(), popup: vi.fn(), confirm: vi.fn() });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: RequestInfo | URL) =>
      Response.json({ data: String(url).includes('/provider') ? [] : { on: true, seekersOnly: false } }),
    ),
  );
  await startI18n();
});

it.each([
  ['PostEvent', 'This page is for recruiters and trainers.'],
  ['PostJob', 'This page is for recruiters.'],
  ['Content', 'This page is for editors and admins.'],
] as const)('a page for others names all of them: %s', async (access, message) => {
  const user = { role: 'user' } as session.Session['user'];
  const signedIn = vi.spyOn(session, 'getSession').mockReturnValue({ token: '', user } as session.Session);
  await open(access);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ message }));
  signedIn.mockRestore();
});

it('a visitor is told what to sign in for', async () => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MemoryRouter>
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <AuthDialogs />
        </QueryClientProvider>
      </MantineProvider>
    </MemoryRouter>,
  );
  await open('PostEvent');
  await expect
    .poll(() => document.body.textContent)
    .toContain('Sign in to open this page. This page is for recruiters and trainers.');
  root.unmount();
});
