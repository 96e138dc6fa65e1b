/** What this browser shows to say that it was the one that asked. Signing out takes it away like all that is kept. */
const storedHandle = (key: string) => ({
  get: () => localStorage.getItem(key) ?? undefined,
  keep: (handle: string) => localStorage.setItem(key, handle),
  forget: () => localStorage.removeItem(key),
});

/** 128 random bits. `crypto.randomUUID` is missing where a site is tried over plain http. */
export const newHandle = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Of the newest registration: its activation link needs no password here. */
export const registrationHandle = storedHandle('registration');

/** Of the newest request for a new password. */
export const resetHandle = storedHandle('reset-request');
