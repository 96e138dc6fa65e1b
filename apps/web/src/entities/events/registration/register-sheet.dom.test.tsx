import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { RegisterSheet } from './register-sheet.tsx';

const updatedAt = '2026-11-20T02:00:00.000Z';
let profile = {
  name: 'Sok Dara',
  role: 'user',
  locale: 'km',
  phone: null as string | null,
  photo: null,
  updatedAt,
};
let resume: { phone: string[] } | null = null;
let applications: { cv: null; phone: string }[] = [];
const sent: unknown[] = [];

let leave = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  profile = { ...profile, phone: null };
  [resume, applications] = [null, []];
  sent.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = new URL(String(address), 'http://x').pathname.replace('/api/v1', '');
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      profile = { ...profile, phone: body.phone };
    }
    const data = { '/users/resume': resume, '/application/applied-job': applications }[path];
    return Response.json({ code: 'ok', data: data === undefined ? profile : data, meta: { total: 1 } });
  });
  queryClient.clear();
  await startI18n();
  await loadNamespaces(['registration', 'gathering']);
});
afterEach(() => leave());

const gathering = {
  title: 'Sewing',
  sessions: [],
  fee: 2500,
  earlyFee: null,
  earlyUntil: null,
  currency: 'USD',
};
async function open() {
  const nothing = () => undefined;
  const props = { isFull: false, sending: false, onConfirm: nothing, onClose: nothing };
  const element = <RegisterSheet gathering={gathering as unknown as GatheringDetail} {...props} />;
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  leave = () => act(() => root.unmount());
}
const phone = () => [...document.querySelectorAll('dd')].at(-1);

it('offers the number of the CV, and takes it into the profile', async () => {
  resume = { phone: ['+85512777321', '+85517999888'] };
  await open();
  await expect.poll(() => phone()?.textContent).toBe('Use 012 777 321');
  await act(async () => phone()?.querySelector('button')?.click());
  await expect.poll(() => phone()?.textContent).toBe('+855 12 777 321');
  expect(sent).toEqual([{ name: 'Sok Dara', locale: 'km', updatedAt, phone: '+85512777321' }]);
});

it('offers the number of the latest application where the CV has none', async () => {
  applications = [{ cv: null, phone: '+855965551234' }];
  await open();
  await expect.poll(() => phone()?.textContent).toBe('Use 096 555 1234');
});

it('leads to the profile where no number is known', async () => {
  await open();
  await expect.poll(() => phone()?.textContent).toBe('Add your phone number');
});
