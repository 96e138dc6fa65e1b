import type { SessionRecord } from '@acheep/contract/accounts/account';
import type { Impersonation } from '@acheep/contract/accounts/impersonation';
import { useSyncExternalStore } from 'react';

/** Who is signed in: the bearer token and the person's own record. */
export interface Session extends SessionRecord {
  /** An operator looks at the account in this tab alone: who, and until when. */
  impersonation?: Pick<Impersonation, 'operator' | 'until'>;
}

const tokenKey = 'token';
const userKey = 'user';
const impersonationKey = 'impersonation';
/** What forms keep on this device is named by this and the id of whoever typed it. */
export const draftPrefix = 'draft:';
const year = 365 * 24 * 60 * 60;

let session: Session | null | undefined;
const listeners = new Set<() => void>();

function writeCookie(name: string, value: string, maxAge: number) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

function read(): Session | null {
  try {
    const impersonation = sessionStorage.getItem(impersonationKey);
    if (impersonation) return JSON.parse(impersonation);
    const token = localStorage.getItem(tokenKey);
    const user = readCookie(userKey);
    // Either alone is a half-cleared browser: not signed in.
    return token && user && readCookie(tokenKey) === token ? { token, user: JSON.parse(user) } : null;
  } catch {
    return null;
  }
}

function publish(next: Session | null) {
  session = next;
  for (const listener of listeners) listener();
}

export function getSession(): Session | null {
  if (session === undefined) session = read();
  return session;
}

function removeDraftsOfOthers(userId: string) {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix) && !key.startsWith(`${draftPrefix}${userId}:`))
      localStorage.removeItem(key);
  }
}

/** Keeps the session that signing in answered: token in a cookie and local storage, the person in a cookie. */
export function signIn(next: Session) {
  if (next.impersonation) {
    // Of this tab alone: in the others the operator is still the operator.
    sessionStorage.setItem(impersonationKey, JSON.stringify(next));
    return publish(next);
  }
  writeCookie(tokenKey, next.token, year);
  // A cookie has 4 kB: links that end in minutes are not worth their place.
  writeCookie(userKey, JSON.stringify({ ...next.user, photo: null }), year);
  localStorage.setItem(tokenKey, next.token);
  removeDraftsOfOthers(next.user._id);
  publish(next);
}

/** Is the operator again in this tab, who looked at an account. Says whether that was so. */
export function endImpersonation(): boolean {
  const impersonated = getSession()?.impersonation !== undefined;
  if (impersonated) {
    sessionStorage.removeItem(impersonationKey);
    const own = read();
    if (own) removeDraftsOfOthers(own.user._id);
    publish(own);
  }
  return impersonated;
}

/** Forgets a session that is over. What was typed stays, for when the same person signs in again. */
export function endSession() {
  if (endImpersonation()) return;
  writeCookie(tokenKey, '', 0);
  writeCookie(userKey, '', 0);
  localStorage.removeItem(tokenKey);
  publish(null);
}

/** Takes over a newer record of the signed-in person. */
export function updateUser(user: Session['user']) {
  const now = getSession();
  if (now) signIn({ ...now, user });
}

/** Forgets the session here and, through local storage, in the other tabs. Drafts kept by forms go with it. */
export function signOut() {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
}

function onStorage(event: StorageEvent) {
  if (event.key !== tokenKey && event.key !== null) return;
  // Signed out there is signed out here, whom an operator looks at in this tab included.
  if (localStorage.getItem(tokenKey) === null) sessionStorage.clear();
  publish(read());
}

export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The session, or null for a visitor; follows sign-in and sign-out, those of other tabs too. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession);
}
