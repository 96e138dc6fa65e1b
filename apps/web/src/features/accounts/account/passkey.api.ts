import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { signIn } from '../../../lib/session.ts';

// The forms show the errors.
const meta = { ownError: true } as const;

/** True where the browser keeps passkeys: on a secure address with a name. */
export const hasPasskeys = () =>
  'PublicKeyCredential' in window && !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname);

/** The device’s owner has closed its question, or there is no passkey: nothing that the page has to explain. */
export class PasskeyCancelled extends Error {}

/** Asks the device; the library loads with the first question. */
async function ask<T>(question: (library: typeof import('@simplewebauthn/browser')) => Promise<T>) {
  const library = await import('@simplewebauthn/browser');
  try {
    return JSON.stringify(await question(library));
  } catch {
    throw new PasskeyCancelled();
  }
}

export const useSignInPasskey = (stays?: true) =>
  useMutation({
    async mutationFn() {
      const handle = randomKey();
      const { data } = await call('POST /users/login/passkey/start', { body: { handle } });
      const credential = await ask(({ startAuthentication }) =>
        startAuthentication({ optionsJSON: JSON.parse(data.publicKey) }),
      );
      return call('POST /users/login/passkey', { body: { handle, challenge: data.challenge, credential } });
    },
    onSuccess: ({ data }) => stays || signIn(data),
    meta,
  });

export const useAddPasskey = () =>
  useMutation({
    async mutationFn({ name, password }: { name: string; password?: string | undefined }) {
      const handle = randomKey();
      const { data } = await call('POST /users/passkey/start', {
        body: { handle, ...(password && { password }) },
      });
      const credential = await ask(({ startRegistration }) =>
        startRegistration({ optionsJSON: JSON.parse(data.publicKey) }),
      );
      return call('POST /users/passkey', { body: { handle, challenge: data.challenge, credential, name } });
    },
    onSuccess: () => invalidate('GET /users/identity', 'GET /users/second-factor'),
    meta,
  });
