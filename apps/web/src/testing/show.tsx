import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import type { Namespace } from '../locales/words.ts';

interface Shown {
  /** Words that the page would have loaded. */
  words: readonly Namespace[];
  /** What the API answers, by method and path after its base: data, or a whole answer. All else is an empty list. */
  answers?: Record<string, unknown>;
  /** Path and query of the page. */
  at?: string;
}

/** Shows an element as on a page until the test ends. Returns the requests that it makes, as `GET /job?sort=x`. */
export async function show(element: ReactNode, { words, answers = {}, at = '/' }: Shown) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const said = `${method} ${url.replace(/^.*\/api\/v1/, '')}`;
    asked.push(said);
    const data = answers[said.split('?')[0] ?? ''] ?? [];
    if (typeof data === 'function') return data();
    return Response.json({ data, meta: { total: Array.isArray(data) ? data.length : 0 } });
  });
  // Missing here; fields that grow with their text listen to it.
  if (!document.fonts) Object.assign(document, { fonts: new EventTarget() });
  await startI18n();
  await loadNamespaces(words);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  root.render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  return asked;
}

/** Types a text in place of what a field holds. */
export function type(field: HTMLInputElement | null | undefined, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
