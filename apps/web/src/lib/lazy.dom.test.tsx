import { onlineManager } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  onlineManager.setOnline(true);
  delete document.documentElement.dataset.partial;
});

it.each([
  ['without a network', false, false, true],
  ['before the network comes back', false, true, true],
  ['as the network goes', true, false, true],
  ['with a network', true, true, false],
])('a part that is asked for %s is left out, or an error', async (_, began, ended, isLeftOut) => {
  onlineManager.setOnline(began);
  const { promise, reject } = Promise.withResolvers<{ default: () => null }>();
  const Part = lazy(() => promise);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  const page = (
    <Suspense fallback="page">
      <Part />
    </Suspense>
  );
  await act(() => root.render(page));
  onlineManager.setOnline(ended);
  const failed = act(async () => reject(new TypeError('Failed to fetch')));
  if (isLeftOut) await failed;
  else await expect(failed).rejects.toThrow('Failed to fetch');
  expect(document.documentElement.dataset.partial).toBe(isLeftOut ? '' : undefined);
  if (isLeftOut) expect(document.body.textContent).toBe('page');
  await act(() => root.unmount());
});
