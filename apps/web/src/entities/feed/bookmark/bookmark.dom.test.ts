import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FeedbackOutlet, registerOutlet } from '../../../lib/feedback.ts';
import { startI18n } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { bookmarkChange, bookmarkIdsQuery, wantedBookmark } from './bookmark.ts';

const [id, other] = ['0198f0aa-1111-7222-8333-444455556666', '0198f0aa-1111-7222-8333-444455557777'];
const outlet = {
  toast: vi.fn(),
  clearToasts: vi.fn(),
  popup: vi.fn(),
  confirm: vi.fn(),
} satisfies FeedbackOutlet;

/** The fake server's bookmarks, the received changes, and whether it fails. */
let kept: string[];
let asked: string[];
let away: boolean;

async function answer(url: string, { method }: { method: string }) {
  const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  if (method === 'GET') return json(200, { data: { job: kept, training: [], event: [], post: [] } });
  const target = url.split('/').at(-1) ?? '';
  asked.push(`${method} ${target}`);
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (away) return json(503, { code: 'service.unavailable', message: 'Busy.' });
  kept = kept.filter((one) => one !== target).concat(method === 'PUT' ? target : []);
  return json(200, { data: null });
}

const shown = () => queryClient.getQueryData(bookmarkIdsQuery.queryKey)?.data.job;
const change = (saved: boolean) =>
  new MutationObserver(queryClient, bookmarkChange).mutate({ noun: 'job', id, saved });
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  [kept, asked, away] = [[other], [], false];
  vi.stubGlobal('fetch', vi.fn(answer));
  registerOutlet(outlet);
  await startI18n();
  await queryClient.fetchQuery(bookmarkIdsQuery);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('saving', () => {
  it('shows at once, before the server knows', async () => {
    const saving = change(true);
    await settle();
    expect([shown(), kept]).toEqual([[id, other], [other]]);
    await saving;
    expect([shown(), kept]).toEqual([
      [id, other],
      [other, id],
    ]);
  });

  it('is taken back where it fails, and the person is told', async () => {
    away = true;
    await expect(change(true)).rejects.toThrow();
    await settle();
    expect(shown()).toEqual([other]);
    expect(outlet.toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  });

  it('and removing quickly after each other end as the last one wanted', async () => {
    await Promise.all([change(true), change(false), change(true)]);
    expect(asked).toEqual([`PUT ${id}`, `DELETE ${id}`, `PUT ${id}`]);
    expect([shown(), kept]).toEqual([
      [id, other],
      [other, id],
    ]);
  });

  it('before the answer to what is saved has come loses none of the rest', async () => {
    queryClient.removeQueries();
    const loading = queryClient.fetchQuery(bookmarkIdsQuery).catch(() => undefined);
    await change(true);
    await loading;
    await queryClient.fetchQuery(bookmarkIdsQuery);
    expect(shown()).toEqual([other, id]);
  });
});

describe('what a visitor wanted to save', () => {
  it('is handed out once', () => {
    wantedBookmark.keep({ noun: 'job', id });
    expect([wantedBookmark.take(), wantedBookmark.take()]).toEqual([{ noun: 'job', id }, null]);
  });

  it('is forgotten after an hour, for whoever sits here then', () => {
    vi.useFakeTimers();
    wantedBookmark.keep({ noun: 'job', id });
    vi.advanceTimersByTime(3_600_001);
    expect(wantedBookmark.take()).toBeNull();
    vi.useRealTimers();
  });
});
