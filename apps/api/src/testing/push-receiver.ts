import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Decrypts a message to a device (RFC 8291 with the coding aes128gcm of RFC 8188). */
function decrypt(own: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with a two, followed by padding.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** Claims of the sender (RFC 8292), if their signature is valid. */
function claimsOf({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('not signed with the key that is named');
  return { key, ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>) };
}

interface Received {
  device: string;
  message: unknown;
  claims: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** Push service with devices, which decrypts their messages. `answer` is its status code from then on. */
export async function startPushReceiver() {
  const devices = new Map<string, { own: ECDH; auth: Buffer }>();
  const received: Received[] = [];
  const asked: string[] = [];
  const state = { answer: 201 };
  const server = createServer(async (request, response) => {
    const device = request.url?.slice(1) ?? '';
    asked.push(device);
    const body = await buffer(request);
    const keys = devices.get(device);
    if (keys && state.answer === 201)
      received.push({
        device,
        message: JSON.parse(decrypt(keys.own, keys.auth, body)),
        claims: claimsOf(request.headers),
        headers: request.headers,
      });
    // Redirects lead back to itself.
    response.writeHead(state.answer, { Location: '/elsewhere' }).end('noted');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    asked,
    state,
    /** Subscription of a device, as its browser describes it. */
    device(name: string) {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { own, auth });
      const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${origin}/${name}`, keys };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
