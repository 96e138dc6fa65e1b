/** What this browser shows to say that it was the one that asked. Signing out takes it away like all that is kept. */
const keptHandle = (key: string) => ({
  get: () => localStorage.getItem(key) ?? undefined,
  keep: (handle: string) => localStorage.setItem(key, handle),
  forget: () => localStorage.removeItem(key),
});

/** Of the newest request for a new password. */
export const resetHandle = keptHandle('reset-request');
