import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './api.ts';
import { type FeedbackOutlet, registerOutlet } from './feedback.ts';
import { startI18n } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { afterSending, callOffAll } from './waiting.ts';

const outlet = {
  toast: vi.fn(),
  clearToasts: vi.fn(),
  popup: vi.fn(),
  confirm: vi.fn(),
} satisfies FeedbackOutlet;

/** Idempotency keys of the received requests. */
let arrived: string[];
let answers: (() => Response | Promise<Response>)[];
async function server(_url: string, { headers }: { headers: Record<string, string> }) {
  arrived.push(headers['idempotency-key'] ?? '');
  return answers.shift()?.() ?? new Response(JSON.stringify({ data: null }), { status: 200 });
}

const send = () =>
  new MutationObserver(queryClient, {
    mutationFn: () => call('POST /users/logout'),
  }).mutate();
/** Generous, since the machine may be busy. */
const until = (check: () => boolean) => vi.waitUntil(check, 15_000);
const isWaiting = () => document.documentElement.hasAttribute('data-waiting');
const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(async () => {
  [arrived, answers] = [[], []];
  vi.stubGlobal('fetch', vi.fn(server));
  registerOutlet(outlet);
  await startI18n();
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('what is sent without a network', () => {
  it('waits, and goes once when the network is back, which is told', async () => {
    const sent = send();
    await until(isWaiting);
    expect([arrived, leavingAsks()]).toEqual([[], true]);
    const after = vi.fn();
    afterSending(after);
    onlineManager.setOnline(true);
    await sent;
    await until(() => outlet.toast.mock.calls.length > 0);
    expect([arrived.length, isWaiting(), leavingAsks()]).toEqual([1, false, false]);
    expect(after).toHaveBeenCalledOnce();
    expect(outlet.toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  });

  it('is not sent where it is called off, and nobody is told of an error', async () => {
    const sent = send();
    await until(isWaiting);
    callOffAll();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    onlineManager.setOnline(true);
    expect([isWaiting(), leavingAsks()]).toEqual([false, false]);
    expect([arrived, outlet.toast.mock.calls, outlet.popup.mock.calls]).toEqual([[], [], []]);
  });

  it('keeps its key where the answer was lost on the way', async () => {
    answers = [() => Promise.reject(new TypeError('gone'))];
    const first = send();
    await until(isWaiting);
    onlineManager.setOnline(true);
    await expect(first).rejects.toMatchObject({ status: 0 });
    onlineManager.setOnline(false);
    const second = send();
    await until(isWaiting);
    onlineManager.setOnline(true);
    await second;
    expect(arrived).toEqual([arrived[0], arrived[0]]);
  });
});
