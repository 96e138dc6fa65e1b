import { call } from './api.ts';
import { navigateTo } from './navigation.ts';
import { signOut } from './session.ts';

/** Ends the session on the server, forgets it here, and goes home. Without a connection it is forgotten all the same. */
export async function endSession() {
  await call('POST /users/logout').catch(() => undefined);
  navigateTo('/');
  signOut();
}
