import { adminPaths } from '@acheep/contract/admin-paths';
import { call } from './api.ts';
import { navigateTo } from './navigation.ts';
import { endImpersonation, getSession, signOut } from './session.ts';

/**
 * Ends impersonation and returns the operator to the page of that account. If the server cannot be reached, its session
 * expires.
 */
export async function stopImpersonating() {
  const impersonated = getSession()?.user._id;
  endImpersonation();
  navigateTo(impersonated ? adminPaths.user(impersonated) : adminPaths.users());
  await call('DELETE /admin/impersonation').catch(() => undefined);
}

/** Ends the session on the server and here, and goes home. Offline it is ended here only. */
export async function endSession() {
  if (getSession()?.impersonation) return stopImpersonating();
  await call('POST /users/logout').catch(() => undefined);
  navigateTo('/');
  signOut();
}
