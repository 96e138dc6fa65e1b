import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { placeOf, type ReadText } from './job-filter.ts';
import { JobListPage } from './job-list-page.tsx';

const [phnomPenh, kampot] = ['0191d2a4-7f7e-7b55-9d3c-2f1a6f0c1e11', '0191d2a4-7f7e-7b55-9d3c-2f1a6f0c1e12'];
const province = (_id: string, en: string, km: string) => ({ _id, name: { en, km } });
const said = (kind: string, text: string, from: number, filter?: object) => ({
  kind,
  from,
  to: from + text.length,
  label: { en: text, km: text },
  filter,
});
const driver = said('title', 'driver', 0);
const night = said('shift', 'night shift', 7);
const inTown = said('place', 'phnom penh', 19, { name: 'provinceId', value: phnomPenh });
const job = (_id: string) => ({
  _id,
  title: 'Guard',
  status: 'active',
  company: { _id: 'c1', name: 'Mekong', nameKm: null, logo: null },
  category: null,
  province: null,
  excerpt: null,
  tradeKm: null,
  perks: [],
  highlights: [],
  closingDate: '2026-12-20',
  salaryMin: null,
  salaryMax: null,
  type: null,
  workplace: null,
  postedAt: '2026-11-20T02:00:00.000Z',
});
const instead = { words: [], wishes: [], filters: [], near: false, related: false, jobs: [job('j2')] };

let leave = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const answers: Record<string, object> = {
    '/job': {
      data: [job('j1')],
      meta: { total: 1, per_page: 20, in_title: 0, understood: [driver, night, inTown] },
    },
    '/job/relaxed': {
      data: {
        understood: [driver, night, inTown],
        near: [],
        text: 'driver night shift',
        relaxed: [
          { ...instead, text: 'driver phnom penh', wishes: [night], total: 12 },
          { ...instead, text: 'driver night shift', wishes: [inTown], total: 3, jobs: [job('j3')] },
          { ...instead, text: 'driver', wishes: [], related: true, total: 2, jobs: [job('j4')] },
        ],
      },
    },
    '/address/province': {
      data: [province(phnomPenh, 'Phnom Penh', 'ភ្នំពេញ'), province(kampot, 'Kampot', 'កំពត')],
    },
    '/job/facet': { data: {} },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(String(address), 'http://x').pathname.replace('/api/v1', '');
    return Response.json({ code: 'ok', data: [], ...answers[path] });
  });
  queryClient.clear();
  await startI18n();
  await loadNamespaces(['job', 'relaxed-search', 'common']);
  const router = createMemoryRouter([{ path: '/job', element: <JobListPage /> }], {
    initialEntries: ['/job?search=driver+night+shift+phnom+penh&type=full-time'],
  });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  leave = () => act(() => root.unmount());
});
afterEach(() => leave());

it('says of jobs that only mention the work what they are, with a line and a link for each alternative', async () => {
  await expect
    .poll(() => [...document.querySelectorAll('[role=status] h2')].map(({ textContent }) => textContent))
    .toEqual(['1 job only mentions “driver” in its description']);
  const lines = [...document.querySelectorAll('[role=status] li')];
  expect(lines.map((line) => [line.textContent, line.querySelector('a')?.getAttribute('href')])).toEqual([
    ['12 jobs without night shift', '/job?search=driver+phnom+penh&type=full-time'],
    ['3 jobs in other provinces', '/job?search=driver+night+shift&type=full-time'],
    ['2 related jobs', undefined],
  ]);
  // These have no list of their own: the line leads to them further down.
  act(() => lines[2]?.querySelector('button')?.click());
  expect(document.activeElement?.textContent).toBe('Related jobs');
});

it('shows the place that a text names where places are chosen', async () => {
  const where = () => document.querySelector('search button[aria-haspopup=dialog]')?.textContent;
  await expect.poll(where).toBe('Phnom Penh');
});

it('puts a chosen place into the filter and out of the text, in one step', () => {
  const setAll = vi.fn();
  const asked = { search: 'drvier night shift phnom penh', filters: {}, page: 1, sort: 'relevance' };
  const read = {
    corrected: 'driver night shift phnom penh',
    understood: [driver, night, inTown],
  } as ReadText;
  const place = placeOf({ asked, setAll, read });
  expect(place.asked.filters).toEqual({ provinceId: phnomPenh });
  place.set('provinceId', kampot);
  place.set('provinceId', undefined);
  expect(setAll.mock.calls).toEqual([
    [{ provinceId: kampot, search: 'driver night shift' }],
    [{ provinceId: undefined, search: 'driver night shift' }],
  ]);
});

it('leaves a text without a place as it is', () => {
  const setAll = vi.fn();
  const asked = { search: 'driver', filters: { provinceId: kampot }, page: 1, sort: 'relevance' };
  const place = placeOf({ asked, setAll, read: { understood: [driver] as ReadText['understood'] } });
  expect(place.asked).toBe(asked);
  place.set('provinceId', phnomPenh);
  expect(setAll).toHaveBeenCalledWith({ provinceId: phnomPenh });
});
