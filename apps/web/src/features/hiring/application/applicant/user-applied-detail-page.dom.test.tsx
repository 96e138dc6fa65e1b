import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../../lib/i18n.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { UserAppliedDetailPage } from './user-applied-detail-page.tsx';

const asked: string[] = [];
let status = 'withdrawn';
let jobStatus = 'active';
const sent = '2026-11-20T02:00:00.000Z';
const application = () => ({
  _id: 'a1',
  status,
  hired: false,
  viewedAt: null,
  createdAt: sent,
  updatedAt: sent,
  phone: '',
  coverLetter: null,
  cv: null,
  hasResume: false,
  resume: null,
  answers: [],
  messages: [],
  history: [],
  interview: null,
  job: {
    _id: 'j1',
    title: 'Cook',
    status: jobStatus,
    company: { _id: 'c1', name: 'Mekong Kitchen', nameKm: null, logo: null },
    provinces: [],
    salaryFrom: null,
    salaryTo: null,
    benefits: [],
  },
});

let leave = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(new URL(String(address), 'http://x'), { method: init?.method ?? 'GET' });
    const path = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
    asked.push(path);
    if (path === 'POST /application/a1/restore') status = 'received';
    return Response.json({ code: 'ok', data: application() });
  });
  asked.length = 0;
  queryClient.clear();
  await startI18n();
  await loadNamespaces(['application', 'job']);
});
afterEach(() => leave());

async function open() {
  const path = '/manage-user-applied/:id';
  const router = createMemoryRouter([{ path, element: <UserAppliedDetailPage /> }], {
    initialEntries: ['/manage-user-applied/a1'],
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
  await expect.poll(() => document.body.textContent).toContain('Withdrawn');
}
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

it('restores a withdrawn application while its job is open', async () => {
  await open();
  await act(async () => button('Restore application')?.click());
  expect(asked).toContain('POST /application/a1/restore');
  await expect.poll(() => button('Withdraw')).toBeDefined();
  expect(button('Restore application')).toBeUndefined();
});

it('offers nothing once the job has closed', async () => {
  [status, jobStatus] = ['withdrawn', 'closed'];
  await open();
  expect(button('Restore application')).toBeUndefined();
});
