import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Claims = Record<string, unknown>;

/** What the provider does wrong; nothing for a right answer. */
export interface Forgery {
  /** Claims of the token in place of the right ones; undefined leaves one out. */
  claims?: Claims;
  header?: Record<string, unknown>;
  /** Signed with a key that the provider does not publish, or not at all. */
  signed?: 'elsewhere' | 'not';
  /** Claims at its userinfo endpoint, beside the subject. */
  userinfo?: Claims;
  /** Answer of the token endpoint in place of a token. */
  token?: { status: number; type?: string; body?: string; location?: string };
  /** This never answers. */
  hangs?: 'discovery' | 'token' | 'keys' | 'userinfo';
  /** This answers 500. */
  fails?: 'discovery' | 'token' | 'keys' | 'userinfo';
  discovery?: Claims;
}

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An OpenID provider that answers as its `forgery` says. It has no pages: whoever is sent there is `sub` at once, and
 * `answerTo` is the query with which it sends them back.
 */
export async function startForgingProvider(clientId: string, sub: string) {
  const [own, other] = [keyPair(), keyPair()];
  const asked: string[] = [];
  const state = { forgery: {} as Forgery, nonce: '' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  function token(): string {
    const { claims, header, signed } = state.forgery;
    const at = Math.floor(Date.now() / 1000);
    const head = encoded({ alg: signed === 'not' ? 'none' : 'RS256', kid: 'own', typ: 'JWT', ...header });
    const right = { iss: issuer, aud: clientId, sub, nonce: state.nonce, iat: at, exp: at + 600 };
    const person = { name: 'Sok Dara', email: 'dara@campus.example', email_verified: true };
    const payload = encoded({ ...right, ...person, ...claims });
    if (signed === 'not') return `${head}.${payload}.`;
    const { privateKey } = signed === 'elsewhere' ? other : own;
    const signature = sign('sha256', Buffer.from(`${head}.${payload}`), privateKey).toString('base64url');
    return `${head}.${payload}.${signature}`;
  }
  const json = (response: ServerResponse, body: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const answers: Record<string, (response: ServerResponse) => unknown> = {
    discovery: (response) =>
      json(response, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...state.forgery.discovery,
      }),
    keys: (response) =>
      json(response, {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
      }),
    userinfo: (response) => json(response, { sub, ...state.forgery.userinfo }),
    token(response) {
      const { token: given } = state.forgery;
      if (!given) {
        const access = { access_token: 'access', token_type: 'Bearer', expires_in: 60 };
        return json(response, { ...access, id_token: token() });
      }
      const { status, type = 'application/json', body = '', location } = given;
      response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body);
    },
  };
  const nameOf = (path: string) =>
    path === '/.well-known/openid-configuration' ? 'discovery' : path.slice(1).split('?')[0];
  server.on('request', async (request, response) => {
    const name = nameOf(request.url ?? '') ?? '';
    asked.push(name);
    await text(request);
    if (state.forgery.hangs === name) return;
    if (state.forgery.fails === name || !answers[name]) response.writeHead(500).end();
    else answers[name](response);
  });

  return {
    issuer,
    /** What it was asked for. */
    asked,
    forge(forgery: Forgery) {
      state.forgery = forgery;
    },
    /** The path and query with which it answers an address that people are sent to. */
    answerTo(start: string): string {
      const { searchParams } = new URL(start);
      state.nonce = searchParams.get('nonce') ?? '';
      const { pathname } = new URL(searchParams.get('redirect_uri') ?? '');
      return `${pathname}?${new URLSearchParams({ code: 'a code', state: searchParams.get('state') ?? '', iss: issuer })}`;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
