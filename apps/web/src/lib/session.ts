import type { SessionRecord } from '@acheep/contract/accounts/account';
import type { Impersonation } from '@acheep/contract/accounts/impersonation';
import { useSyncExternalStore } from 'react';

/** The signed-in user: the bearer token and the user's own record. */
export interface Session extends SessionRecord {
  /** Set in a tab in which an operator impersonates this account: the operator and the end. */
  impersonation?: Pick<Impersonation, 'operator' | 'until'>;
}

const tokenKey = 'token';
const userKey = 'user';
const impersonationKey = 'impersonation';
/** Prefix of the storage keys of form drafts, followed by the id of the user who typed them. */
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
    // If either is missing, the browser was partly cleared: not signed in.
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

/**
 * What was typed as a visitor in this tab goes on as the user's; drafts of others, who may have used the same computer,
 * are deleted.
 */
function takeDrafts(userId: string) {
  const [own, visitors] = [`${draftPrefix}${userId}:`, `${draftPrefix}:`];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(draftPrefix) || key.startsWith(own)) continue;
    const draft = localStorage.getItem(key);
    const mine = own + key.slice(visitors.length);
    localStorage.removeItem(key);
    if (draft && sessionStorage.getItem(key) && localStorage.getItem(mine) === null)
      localStorage.setItem(mine, draft);
    sessionStorage.removeItem(key);
  }
}

/** Stores a new session: the token in a cookie and local storage, the user in a cookie. */
export function signIn(next: Session) {
  if (next.impersonation) {
    // Only in this tab: in the others the operator is still the operator.
    sessionStorage.setItem(impersonationKey, JSON.stringify(next));
    return publish(next);
  }
  writeCookie(tokenKey, next.token, year);
  // A cookie holds 4 kB: links that expire in minutes are not worth the space.
  writeCookie(userKey, JSON.stringify({ ...next.user, photo: null }), year);
  localStorage.setItem(tokenKey, next.token);
  takeDrafts(next.user._id);
  publish(next);
}

/** Ends impersonation in this tab. Returns whether there was one. */
export function endImpersonation(): boolean {
  const impersonated = getSession()?.impersonation !== undefined;
  if (impersonated) {
    sessionStorage.removeItem(impersonationKey);
    const own = read();
    if (own) takeDrafts(own.user._id);
    publish(own);
  }
  return impersonated;
}

/** Clears an expired session. Drafts stay for the same user's next sign-in. */
export function endSession() {
  if (endImpersonation()) return;
  writeCookie(tokenKey, '', 0);
  writeCookie(userKey, '', 0);
  localStorage.removeItem(tokenKey);
  publish(null);
}

/** Updates the stored record of the signed-in user. */
export function updateUser(user: Session['user']) {
  const now = getSession();
  if (now) signIn({ ...now, user });
}

/** Clears the session and, through local storage, that of other tabs. Form drafts are deleted too. */
export function signOut() {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
}

function onStorage(event: StorageEvent) {
  if (event.key !== tokenKey && event.key !== null) return;
  // Signing out in another tab also ends impersonation in this one.
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

/** Returns the session, or null for visitors; updates on sign-in and sign-out, in other tabs too. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession);
}
