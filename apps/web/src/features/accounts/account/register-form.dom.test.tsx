import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { RegisterForm } from './register-form.tsx';

const typed = {
  name: 'Sok Dara',
  email: 'dara@example.com',
  password: 'a quiet river',
  confirmPassword: 'a quiet river',
};

it('a sign-up that was refused keeps what was typed, and says at its field what is wrong', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const data = { email: ['Another address, please.'] };
  const refused = () => Response.json({ code: 'validation.failed', data }, { status: 422 });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => refused()),
  );
  await startI18n();
  await loadNamespaces(['account', 'field']);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <RegisterForm />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  for (const [name, value] of Object.entries(typed)) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
    act(() => void field(name)?.dispatchEvent(new Event('input', { bubbles: true })));
  }
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Another address, please.'));
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, field(name)?.value]))).toEqual(typed);
  act(() => root.unmount());
});
