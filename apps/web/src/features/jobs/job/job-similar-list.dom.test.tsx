import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { JobSimilarList } from './job-similar-list.tsx';

const job = (title: string) => ({
  _id: title,
  title,
  status: 'active',
  company: { _id: 'c1', name: 'Mekong', nameKm: null, logo: null },
  category: null,
  province: null,
  excerpt: null,
  tradeKm: null,
  perks: [],
  highlights: [],
  closingDate: null,
  salaryFrom: null,
  salaryTo: null,
  type: null,
  postedAt: '2026-11-20T02:00:00.000Z',
});
let here: string[] = [];
const asked: (string | null)[] = [];

let leave = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(String(address), 'http://x');
    const place = searchParams.get('filter[provinceId]');
    if (pathname.endsWith('/job')) asked.push(place);
    const titles = place ? here : ['Far 1', 'This', 'Far 2', 'Here 1', 'Far 3'];
    return Response.json({ code: 'ok', data: titles.map(job), meta: { total: 9, per_page: 5 } });
  });
  asked.length = 0;
  queryClient.clear();
  await startI18n();
  await loadNamespaces(['job']);
});
afterEach(() => leave());

async function titlesIn(provinceId: string | undefined) {
  const element = <JobSimilarList jobId="This" categoryId="k1" provinceId={provinceId} />;
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
  const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
  await expect.poll(() => titles().length).toBe(4);
  return titles();
}

it('shows those of the same place first, and then others', async () => {
  here = ['Here 1', 'This', 'Here 2'];
  expect(await titlesIn('p1')).toEqual(['Here 1', 'Here 2', 'Far 1', 'Far 2']);
});

it('asks for no others where the place has enough', async () => {
  here = ['Here 1', 'This', 'Here 2', 'Here 3', 'Here 4'];
  expect(await titlesIn('p1')).toEqual(['Here 1', 'Here 2', 'Here 3', 'Here 4']);
  expect(asked).toEqual(['p1']);
});

it('shows those of any place for a job without one', async () => {
  expect(await titlesIn(undefined)).toEqual(['Far 1', 'Far 2', 'Here 1', 'Far 3']);
  expect(asked).toEqual([null]);
});
