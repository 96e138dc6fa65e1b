import { siteStateHeader } from '@acheep/contract/kernel/site-state';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './api.ts';
import { useReading } from './site-state.ts';

afterEach(() => vi.unstubAllGlobals());

it('the latest response says whether the site can only be read, a refused one too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let isReading: boolean | undefined;
  function Bar() {
    isReading = useReading();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Bar)));
  const ask = async (status: number, headers: Record<string, string> = {}) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}', { status, headers })),
    );
    await act(() => call('GET /category').catch(() => undefined));
    return isReading;
  };
  expect(await ask(200)).toBe(false);
  expect(await ask(503, { [siteStateHeader]: 'reading' })).toBe(true);
  expect(await ask(200, { [siteStateHeader]: 'reading' })).toBe(true);
  expect(await ask(200)).toBe(false);
  act(() => root.unmount());
});
