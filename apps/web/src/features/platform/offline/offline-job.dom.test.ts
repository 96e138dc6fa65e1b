import type { SessionRecord } from '@acheep/contract/accounts/account';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/session.ts';
import { forgetOthers, keepSaved } from './offline-job.ts';

const user = { _id: '0198f0aa-1111-7222-8333-444455556666', role: 'user' } as SessionRecord['user'];

/** Caches of a browser, of which a deleted one is made anew by whoever opens it. */
const kept = new Map<string, Map<string, Response>>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        match: async (url: string) => entries.get(url),
        keys: async () => [...entries.keys()].map((url) => ({ url: `http://localhost${url}` })),
        put: async (url: string, response: Response) => void entries.set(url, response),
      };
    },
  });
});

it('security 46: what comes after its owner has signed out is not kept', async () => {
  let arrive = (_: Response) => {};
  const ask = vi.fn(() => new Promise<Response>((resolve) => (arrive = resolve)));
  vi.stubGlobal('fetch', ask);
  const answer = () => Response.json({ data: [], pagination: {} });
  signIn({ token: 'a.b-c', user });

  const own = keepSaved();
  await expect.poll(() => ask).toHaveBeenCalledTimes(1);
  arrive(answer());
  await own;
  expect([...kept.values()].map((entries) => [...entries.keys()])).toEqual([['/kept/saved']]);

  const late = keepSaved();
  await expect.poll(() => ask).toHaveBeenCalledTimes(2);
  signOut();
  await forgetOthers();
  arrive(answer());
  await late;
  expect([...kept.keys()]).toEqual([]);
});
