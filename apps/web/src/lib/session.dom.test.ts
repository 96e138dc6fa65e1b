import type { SessionRecord } from '@acheep/contract/accounts/account';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const user: SessionRecord['user'] = {
  _id: '0198f0aa-1111-7222-8333-444455556666',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  role: 'user',
  name: 'សុខ តារា; Dara',
  email: 'dara@example.com',
  phone: null,
  locale: 'km',
  photo: null,
  company: null,
};
const record = { token: 'a.b-c', user };

/** Simulates a new tab: the module reads the browser's storage again. */
const freshTab = async () => {
  vi.resetModules();
  return import('./session.ts');
};

describe('session', () => {
  beforeEach(async () => (await freshTab()).signOut());

  it('survives a reload: token in cookie and local storage, user in a cookie', async () => {
    const { getSession, signIn } = await freshTab();
    expect(getSession()).toBeNull();
    signIn(record);
    expect(localStorage.getItem('token')).toBe('a.b-c');
    expect(document.cookie).toContain('token=a.b-c');
    expect((await freshTab()).getSession()).toEqual(record);
  });

  it('is of one tab where an operator looks at an account, and gives the operator back', async () => {
    const { getSession, signIn, updateUser, endSession } = await freshTab();
    const operator = { token: 'o.p-r', user: { ...user, _id: '0198f0aa-9999-7222-8333-444455556666' } };
    const impersonation = { operator: 'Operator', until: '2026-11-20T00:30:00.000Z' };
    signIn(operator);
    signIn({ ...record, impersonation });
    updateUser({ ...user, name: 'Newer' });
    expect(getSession()).toMatchObject({ token: 'a.b-c', user: { name: 'Newer' }, impersonation });
    // Read by other tabs and later ones.
    expect(localStorage.getItem('token')).toBe('o.p-r');
    expect(document.cookie).toContain('token=o.p-r');
    expect((await freshTab()).getSession()).toMatchObject({ token: 'a.b-c', impersonation });
    endSession();
    expect(getSession()).toEqual(operator);
    expect((await freshTab()).getSession()).toEqual(operator);
  });

  it('leaves nothing behind after sign-out', async () => {
    const { getSession, signIn, signOut } = await freshTab();
    signIn(record);
    localStorage.setItem('job-draft', '{}');
    sessionStorage.setItem('splash', '1');
    signOut();
    expect(getSession()).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.cookie).not.toMatch(/token=a|user=%7B/);
  });

  it('security 46: leaves nothing in another tab either, an operator’s look at an account included', async () => {
    const { getSession, signIn, subscribeSession } = await freshTab();
    const stop = subscribeSession(() => {});
    signIn(record);
    signIn({ ...record, impersonation: { operator: 'Operator', until: '2026-11-20T00:30:00.000Z' } });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    expect([getSession(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('keeps what forms hold when the session ends by itself, for the same person only', async () => {
    const { endSession, getSession, signIn } = await freshTab();
    signIn(record);
    const draft = `draft:${user._id}:job`;
    localStorage.setItem(draft, '{}');
    endSession();
    expect([getSession(), localStorage.getItem('token'), localStorage.getItem(draft)]).toEqual([
      null,
      null,
      '{}',
    ]);
    signIn(record);
    expect(localStorage.getItem(draft)).toBe('{}');
    signIn({ ...record, user: { ...user, _id: '0198f0aa-9999-7222-8333-444455556666' } });
    expect(localStorage.getItem(draft)).toBeNull();
  });

  it('hands over what this tab has typed to whoever signs in, and nothing of others before', async () => {
    const { signIn } = await freshTab();
    for (const name of ['comment 1', 'comment 2', 'somebody before'])
      localStorage.setItem(`draft::${name}`, name);
    for (const name of ['comment 1', 'comment 2']) sessionStorage.setItem(`draft::${name}`, 'typed');
    localStorage.setItem(`draft:${user._id}:comment 2`, 'own');
    signIn(record);
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
    expect(drafts.map((key) => [key, localStorage.getItem(key)]).sort()).toEqual([
      [`draft:${user._id}:comment 1`, 'comment 1'],
      [`draft:${user._id}:comment 2`, 'own'],
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('is not signed in with half of it, or with a user that cannot be read', async () => {
    const { signIn } = await freshTab();
    signIn(record);
    localStorage.removeItem('token');
    expect((await freshTab()).getSession()).toBeNull();
    localStorage.setItem('token', 'a.b-c');
    // biome-ignore lint/suspicious/noDocumentCookie: the broken cookie is the case.
    document.cookie = 'user=%7Bbroken; path=/';
    expect((await freshTab()).getSession()).toBeNull();
  });

  it('tells its listeners about sign-in, sign-out and the other tabs', async () => {
    const { getSession, signIn, signOut, subscribeSession } = await freshTab();
    const seen: (string | undefined)[] = [];
    const stop = subscribeSession(() => seen.push(getSession()?.token));
    signIn(record);
    signOut();
    signIn(record);
    // The effect of another tab's sign-out on this one.
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    signIn(record);
    expect(seen).toEqual(['a.b-c', undefined, 'a.b-c', undefined]);
  });
});
