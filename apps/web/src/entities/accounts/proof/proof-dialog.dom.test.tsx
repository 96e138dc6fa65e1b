import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ProofDialog } from './proof-dialog.tsx';

it('says why it cannot ask for the password, and tries again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let isDown = true;
  vi.stubGlobal('fetch', async () =>
    isDown
      ? Response.json({ code: 'server.unexpected', message: 'x', data: null }, { status: 400 })
      : Response.json({ code: 'ok', data: { hasPassword: true, ways: [] } }),
  );
  await startI18n();
  await loadNamespaces(['account']);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  const nothing = async () => undefined;
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <ProofDialog
            title="Export"
            text="All of it"
            action="Go"
            send={nothing}
            onSent={nothing}
            onClose={nothing}
          />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await expect.poll(() => button('Try again')).toBeTruthy();
  isDown = false;
  await act(async () => button('Try again')?.click());
  await expect.poll(() => document.querySelectorAll('input[type=password]').length).toBe(1);
  await act(async () => root.unmount());
});
