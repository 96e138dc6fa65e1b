import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const flag = { present: 1, verified: 4, attested: 64 };

/** What an answer says otherwise than an honest device would. */
interface Lie {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Its owner has not been asked to unlock it. */
  isUnverified?: true;
  userHandle?: string;
  /** Statement about the make of the device. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
  counter?: number;
}

/** A device with one passkey, as a browser presents it: ES256, and a lock that its owner opens. */
export function virtualAuthenticator({ rpId = 'localhost', origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const handle = { user: '' };

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  function head(extra: number, lie: Lie) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? 0);
    const flags = flag.present | (lie.isUnverified ? 0 : flag.verified) | extra;
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  return {
    id: base64url(id),
    /** Makes the passkey that a site asks for. */
    make(publicKeyOptions: string, lie: Lie = {}): string {
      const { challenge, user } = JSON.parse(publicKeyOptions);
      handle.user = user.id;
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const key = isoCBOR.encode(cose as never);
      const authData = Buffer.concat([head(flag.attested, lie), Buffer.alloc(16), length, id, key]);
      const { fmt, attStmt } = lie.attestation ?? { fmt: 'none', attStmt: new Map() };
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lie)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      });
    },

    /** Answers the challenge of a site. */
    answer(publicKeyOptions: string, lie: Lie = {}): string {
      const { challenge } = JSON.parse(publicKeyOptions);
      const client = clientData('webauthn.get', challenge, lie);
      const authData = head(0, lie);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: lie.userHandle ?? handle.user,
        },
      });
    },
  };
}
