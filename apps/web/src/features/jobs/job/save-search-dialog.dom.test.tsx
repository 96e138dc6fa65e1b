import { jobs } from '@acheep/contract/jobs/job-filter';
import { readList } from '@acheep/contract/kernel/list-url';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';

it.each([
  ['accountant', 'Jobs for “accountant”', 'accountant'],
  ['', 'Accounting jobs', 'Accounting jobs'],
])('names a search for “%s” without quotes of its own', async (search, title, name) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n();
  const { default: Dialog } = await (await import('./save-search-dialog.tsx')).whenWorded;
  const asked = readList(jobs, new URLSearchParams({ search }));
  const element = <Dialog asked={asked} search={search} title={title} onClose={() => undefined} />;
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
  await expect.poll(() => document.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe(name);
  await act(async () => root.unmount());
});
