import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { apiData, invalidate, keepResponse } from './api-query.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('keeps the response of a change, although an older reading ends after it', async () => {
  const old = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => old.promise),
  );
  const query = apiData('GET /admin/first-day');
  const list = new QueryObserver(queryClient, query);
  const stop = list.subscribe(() => undefined);
  await vi.waitUntil(() => vi.mocked(fetch).mock.calls.length === 1, 15_000);
  keepResponse({ data: { isHidden: true, steps: [] } }, 'GET /admin/first-day');
  expect(list.getCurrentResult().data).toEqual({ isHidden: true, steps: [] });
  old.resolve(new Response(JSON.stringify({ data: { isHidden: false, steps: [] } })));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list.getCurrentResult()).toMatchObject({
    data: { isHidden: true, steps: [] },
    status: 'success',
    fetchStatus: 'idle',
  });
  stop();
});

it('reads anew after a change, although the first reading was still under way', async () => {
  const first = Promise.withResolvers<Response>();
  const answer = (isHidden: boolean) => new Response(JSON.stringify({ data: { isHidden, steps: [] } }));
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce(answer(true)));
  const list = new QueryObserver(queryClient, apiData('GET /admin/first-day'));
  const stop = list.subscribe(() => undefined);
  await vi.waitUntil(() => vi.mocked(fetch).mock.calls.length === 1, 15_000);
  const done = invalidate('GET /admin/first-day');
  first.resolve(answer(false));
  await done;
  expect(list.getCurrentResult().data).toEqual({ isHidden: true, steps: [] });
  stop();
});
