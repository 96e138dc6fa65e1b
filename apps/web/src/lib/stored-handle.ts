/** A secret that proves that this browser made a request. Signing out deletes it, like everything stored. */
const storedHandle = (key: string) => ({
  get: () => localStorage.getItem(key) ?? undefined,
  keep: (handle: string) => localStorage.setItem(key, handle),
  forget: () => localStorage.removeItem(key),
});

/** For the latest registration, whose activation link needs no password in this browser. */
export const registrationHandle = storedHandle('registration');

/** For the latest password reset request. */
export const resetHandle = storedHandle('reset-request');
