import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { HomeSoon } from './home-soon.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const training = (title: string, begins: number, next: number) => ({
  _id: title,
  kind: 'training',
  title,
  status: 'active',
  company: { _id: 'c1', name: 'Mekong', nameKm: null, logo: null },
  startsAt: inDays(begins),
  endsAt: inDays(9),
  nextSession: { startsAt: inDays(next), endsAt: inDays(next + 0.1) },
  sessionCount: 4,
  venue: null,
  province: null,
  online: true,
  fee: null,
  earlyFee: null,
  earlyUntil: null,
  currency: 'USD',
  seatsLeft: null,
  pinned: false,
});

it('shows the trainings that begin next, and none that is under way', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const data = [training('Ends today', -3, 0.1), training('Tomorrow', 1, 1), training('Later', 2, 2)];
  const trainings = [...data, training('Last', 3, 3)];
  vi.stubGlobal('fetch', async (address: string) => {
    const limit = Number(new URL(String(address), 'http://x').searchParams.get('limit'));
    const meta = { total: trainings.length, per_page: limit };
    return Response.json({ code: 'ok', data: trainings.slice(0, limit), meta });
  });
  queryClient.clear();
  await startI18n();
  await loadNamespaces(['home-more', 'gathering-card']);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomeSoon /> }])} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
  await expect.poll(titles).toEqual(['Tomorrow', 'Later']);
  await act(async () => root.unmount());
});
