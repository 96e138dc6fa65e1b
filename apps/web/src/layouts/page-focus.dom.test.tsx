import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageFocus } from './page-focus.tsx';

/** A list whose field is another one for each search. */
function Found() {
  const search = useSearchParams()[0].get('search') ?? '';
  return (
    <>
      <h1>Found {search}</h1>
      <input key={search} id="search" />
    </>
  );
}

let leave = () => {};
let go: (path: string) => Promise<void>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = (path: string, content: React.ReactNode) => ({ path, element: content });
  const router = createMemoryRouter([
    {
      element: (
        <>
          <a href="#menu">Menu</a>
          <PageFocus first="/" />
          <main>
            <Outlet />
          </main>
        </>
      ),
      children: [
        page('/', <h1>Home</h1>),
        page('/job', <h1>Jobs</h1>),
        page('/late', <p id="late">…</p>),
        page('/found', <Found />),
        page('/form', <input id="first" ref={(field) => field?.focus()} />),
      ],
    },
  ]);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<RouterProvider router={router} />));
  go = (path) => act(() => router.navigate(path));
  leave = () => act(() => root.unmount());
});
afterEach(() => leave());

const focused = () => document.activeElement?.textContent;
const menu = () => document.querySelector('a')?.focus();

it('leads to the heading of the page that was gone to, and not of the first', async () => {
  menu();
  expect(focused()).toBe('Menu');
  await go('/job');
  expect(focused()).toBe('Jobs');
});

it('leaves one where one is while the page stays the same', async () => {
  menu();
  await go('/?sort=newest');
  expect(focused()).toBe('Menu');
});

it('leads from a search field that is replaced to the heading of what is found, and from nowhere else', async () => {
  await go('/found?search=cook');
  const field = () => document.querySelector<HTMLInputElement>('#search');
  act(() => field()?.focus());
  await go('/found?search=cook&sort=newest');
  expect(document.activeElement?.id).toBe('search');
  await go('/found?search=driver');
  await expect.poll(() => focused()).toBe('Found driver');
  menu();
  await go('/found?search=guard');
  expect(focused()).toBe('Menu');
});

it('waits for a heading that is on its way, and for another in its place', async () => {
  menu();
  await go('/late');
  const heading = () => document.createRange().createContextualFragment('<h1>Found</h1>');
  document.getElementById('late')?.replaceWith(heading());
  await expect.poll(() => focused()).toBe('Found');
  document.querySelector('h1')?.remove();
  document.querySelector('main')?.append(heading());
  await expect.poll(() => focused()).toBe('Found');
});

it('leaves whoever does something meanwhile, and a page that has put the focus into a field', async () => {
  menu();
  await go('/late');
  document.dispatchEvent(new Event('pointerdown'));
  document.querySelector('main')?.append(document.createElement('h1'));
  await Promise.resolve();
  expect(focused()).toBe('Menu');
  await go('/form');
  expect(document.activeElement?.id).toBe('first');
});
