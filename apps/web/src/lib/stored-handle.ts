/** A secret that proves that this browser made a request. Signing out deletes it, like everything stored. */
const storedHandle = (key: string) => ({
  get: () => localStorage.getItem(key) ?? undefined,
  keep: (handle: string) => localStorage.setItem(key, handle),
  forget: () => localStorage.removeItem(key),
});

/** 128 random bits. `crypto.randomUUID` is missing if a site is tried over plain http. */
export const newHandle = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** For the latest registration, whose activation link needs no password in this browser. */
export const registrationHandle = storedHandle('registration');

/** For the latest password reset request. */
export const resetHandle = storedHandle('reset-request');
