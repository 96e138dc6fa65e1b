import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from '../../../lib/chunk-reload.ts';
import { startI18n } from '../../../lib/i18n.ts';
import { NotFoundPage, RouteErrorPage } from './error-page.tsx';

const gone = new Error('Failed to fetch dynamically imported module');

async function textAfter(error: Error) {
  document.body.innerHTML = '<div></div>';
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter([
    { path: '/', loader, element: <></>, ErrorBoundary: RouteErrorPage, hydrateFallbackElement: <></> },
  ]);
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  const text = document.body.textContent;
  root.unmount();
  return text;
}

it('a page whose parts are gone says that there is a new version, and not that something failed', async () => {
  await startI18n();
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  // React and the router report what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await textAfter(gone)).toContain('500');
  reloadOnLostChunk(() => undefined);
  const lose = () =>
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: gone }),
    );
  lose();
  lose();
  const text = await textAfter(gone);
  expect(text).toContain('There’s a new version');
  expect(text).toContain('Reload');
  expect(text).not.toContain('500');
});

it('a page that there is not leads home and to the jobs', async () => {
  await startI18n();
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <NotFoundPage /> }])} />
    </MantineProvider>,
  );
  const links = () =>
    [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  await expect.poll(links).toEqual([
    ['Back to the home page', '/'],
    ['Find jobs', '/job'],
  ]);
  root.unmount();
});
