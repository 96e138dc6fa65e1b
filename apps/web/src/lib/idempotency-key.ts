/** By address, the keys of calls that were not answered: nobody knows whether they arrived. */
const unanswered = new Map<string, string>();

/** `crypto.randomUUID` is missing where a site is tried over plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Names what is sent to `url`, so that it happens once. What is sent there again before a response has come bears the
 * same name: it is answered as the first try was, or, where it is something else, the person learns that the first
 * try has arrived.
 */
export function idempotencyKey(url: string): string {
  const key = unanswered.get(url) ?? newKey();
  unanswered.set(url, key);
  return key;
}

export const answered = (url: string) => unanswered.delete(url);
