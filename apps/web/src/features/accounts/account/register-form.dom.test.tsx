import { message } from '@acheep/contract/kernel/message';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { RegisterForm } from './register-form.tsx';

const typed = {
  name: 'Sok Dara',
  email: 'dara@example.com',
  password: 'a quiet river',
  confirmPassword: 'a quiet river',
};

const fetched = vi.fn<() => Promise<Response>>();
let leave = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fetched.mockReset();
  const nothing = () => Response.json({ data: [] });
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? fetched() : nothing(),
  );
  await startI18n();
  await loadNamespaces(['account', 'field']);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <RegisterForm />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  leave = () => act(() => root.unmount());
});
afterEach(() => leave());

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
    act(() => void field(name)?.dispatchEvent(new Event('input', { bubbles: true })));
  }
}
const send = () => act(async () => document.querySelector('form')?.requestSubmit());

it('a sign-up that was refused keeps what was typed, and says at its field what is wrong', async () => {
  const data = { email: ['Another address, please.'] };
  fetched.mockImplementation(async () => Response.json({ code: 'validation.failed', data }, { status: 422 }));
  type(typed);
  await send();
  await expect.poll(() => document.body.textContent).toContain('Another address, please.');
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, field(name)?.value]))).toEqual(typed);
});

it('a common password is refused together with the other faults, before anything is sent', async () => {
  act(() => field('password')?.focus());
  // The list has arrived by the time that the form is complete.
  await act(() => vi.dynamicImportSettled());
  fetched.mockClear();
  type({ ...typed, email: 'dara@', password: 'P@ssw0rd123', confirmPassword: 'P@ssw0rd123' });
  await send();
  await expect.poll(() => document.body.textContent).toContain(message('password_common', 'en'));
  expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
  expect(fetched).not.toHaveBeenCalled();
  type(typed);
  await expect.poll(() => document.body.textContent).not.toContain(message('password_common', 'en'));
});
