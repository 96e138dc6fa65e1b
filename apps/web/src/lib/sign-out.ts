import { paths } from '@acheep/contract/kernel/paths';
import { call } from './api.ts';
import { navigateTo } from './navigation.ts';
import { endImpersonation, getSession, signOut } from './session.ts';

/** Is the operator again, who looked at an account, on the page of that account. It ends in its time where it cannot now. */
export async function stopImpersonating() {
  const impersonated = getSession()?.user._id;
  endImpersonation();
  navigateTo(impersonated ? paths.adminUser(impersonated) : paths.adminUsers());
  await call('DELETE /admin/impersonation').catch(() => undefined);
}

/** Ends the session on the server, forgets it here, and goes home. Without a connection it is forgotten all the same. */
export async function endSession() {
  if (getSession()?.impersonation) return stopImpersonating();
  await call('POST /users/logout').catch(() => undefined);
  navigateTo('/');
  signOut();
}
