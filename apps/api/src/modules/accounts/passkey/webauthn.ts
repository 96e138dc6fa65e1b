import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../error.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** EdDSA, ES256 and RS256, which devices have; others are experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

interface Credential {
  credentialId: Uint8Array;
  transports: string[];
}

/** Loaded with the first passkey: three hundred modules, which no start waits for. */
const library = () => import('@simplewebauthn/server');

const idOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const invalid = () => new AppError('passkey.invalid');

/** Whatever does not verify has one error: the device's words are of no use to its owner. */
async function verified<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw invalid();
  }
}

/**
 * Nothing is asked about the make of a device, so browsers take its certificates out. One that is there would make the
 * server ask for revocations at an address of the caller's choice.
 */
async function refuseCertificates({ response }: RegistrationResponseJSON) {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  if ((format !== 'none' && format !== 'packed') || attestation.get('attStmt').get('x5c')) throw invalid();
}

/** The ceremonies of WebAuthn, for the host of this site: passkeys that the device finds itself, behind its own lock. */
export function webauthn({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  const { hostname: rpID, origin } = new URL(PUBLIC_URL);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true } as const;

  return {
    creation: async (site: string, user: { id: string; name: string; label: string }, known: Credential[]) =>
      (await library()).generateRegistrationOptions({
        rpName: site,
        rpID,
        userID: Buffer.from(user.id.replaceAll('-', ''), 'hex'),
        userName: user.label,
        userDisplayName: user.name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: idOf(credentialId),
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    request: async () =>
      (await library()).generateAuthenticationOptions({ rpID, userVerification: 'required' }),

    /** Verifies a new passkey. */
    made: (answer: string, expectedChallenge: string) =>
      verified(async () => {
        const response: RegistrationResponseJSON = JSON.parse(answer);
        await refuseCertificates(response);
        const { verifyRegistrationResponse } = await library();
        const { registrationInfo } = await verifyRegistrationResponse({
          supportedAlgorithmIDs,
          ...expected,
          response,
          expectedChallenge,
        });
        if (!registrationInfo) throw invalid();
        const { id, publicKey, counter } = registrationInfo.credential;
        const transports = (registrationInfo.credential.transports ?? []).slice(0, 8);
        return { credentialId: Buffer.from(id, 'base64url'), publicKey, counter, transports };
      }),

    /** The credential that an answer names, before it is verified. */
    named: (answer: string): Promise<Bytes> =>
      verified(async () => {
        const { id }: AuthenticationResponseJSON = JSON.parse(answer);
        return Buffer.from(id, 'base64url');
      }),

    /** Verifies an answer by a known passkey, and returns the device's count of answers. */
    answered: (
      answer: string,
      expectedChallenge: string,
      {
        userHandle,
        credentialId,
        publicKey,
        counter,
      }: { userHandle: string; credentialId: Bytes; publicKey: Bytes; counter: number },
    ): Promise<number> =>
      verified(async () => {
        const response: AuthenticationResponseJSON = JSON.parse(answer);
        const { userHandle: returnedHandle } = response.response;
        if (
          returnedHandle &&
          Buffer.from(returnedHandle, 'base64url').toString('hex') !== userHandle.replaceAll('-', '')
        )
          throw invalid();
        const { verifyAuthenticationResponse } = await library();
        const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge,
          credential: { id: idOf(credentialId), publicKey, counter },
        });
        if (!isRight) throw invalid();
        return authenticationInfo.newCounter;
      }),
  };
}
