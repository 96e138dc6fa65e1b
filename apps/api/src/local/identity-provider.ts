import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Adapter, AdapterPayload, Provider } from 'oidc-provider';

export interface Client {
  id: string;
  secret: string;
  /** Address to which it sends people back. */
  returnTo: string;
}

/** Scope of Telegram: the bot may write to the person. */
const botAccess = 'telegram:bot_access';

/** What the provider stores, until it ends. */
function memory() {
  const stored = new Map<string, AdapterPayload>();
  return (kind: string): Adapter => {
    const key = (id: string) => `${kind} ${id}`;
    return {
      upsert: async (id, payload) => void stored.set(key(id), payload),
      find: async (id) => stored.get(key(id)),
      findByUid: async (uid) =>
        [...stored].find(([name, one]) => name.startsWith(`${kind} `) && one.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const found = stored.get(key(id));
        if (found) found.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, one] of stored) if (one.grantId === grantId) stored.delete(name);
      },
    };
  };
}

/** One form: whoever fills it in is that person. */
const form = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Demo sign-in</title>
<meta name="viewport" content="width=device-width">
<style>body{font:17px/1.5 system-ui;max-width:22rem;margin:12vh auto;padding:0 1rem}
label{display:block;margin:1rem 0}input{font:inherit;width:100%;padding:.5rem;box-sizing:border-box}
button{font:inherit;padding:.6rem 1.2rem;margin-right:.5rem}</style>
<h1>Demo sign-in</h1><p>This stands in for Google and Telegram on your machine. Be anyone.</p>
<form method="post"><label>Name <input name="name" value="Sok Dara" required></label>
<label>E-mail <input name="email" type="email" value="sok.dara@example.com" required></label>
<button name="answer" value="yes">Continue</button>
<button name="answer" value="no" formnovalidate>Cancel</button></form></html>`;

type People = Map<string, Record<string, unknown>>;

/** How a provider differs from others, within what the standard leaves open and beyond. */
export interface Manner {
  /** It keeps e-mail and name for its userinfo endpoint, as Authelia and Zitadel do. */
  tellsApart?: boolean;
  /** Path of its issuer, such as a realm of Keycloak. */
  path?: string;
  /** Ways of sending the secret that it names; from the site it takes the first alone, as Authelia does. */
  secretBy?: readonly ('client_secret_basic' | 'client_secret_post')[];
  /** What it says of a person, in place of what the form says. */
  claims?: (person: Record<string, unknown>) => Record<string, unknown>;
  /** Claims of its own. */
  ownClaims?: readonly string[];
}

interface Setup extends Manner {
  clients: readonly Client[];
  people: People;
}

/** The strictest; some providers take the secret in the body as well. */
const inHead = ['client_secret_basic'] as const;

async function createProvider(
  issuer: string,
  {
    clients,
    people,
    tellsApart = false,
    secretBy = inHead,
    claims = (person) => person,
    ownClaims = [],
  }: Setup,
): Promise<Provider> {
  // Loading it and making a key take a third of a second: only with the first request.
  const { interactionPolicy, Provider } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  // Google lets people choose between their accounts when it is asked to.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    adapter: memory(),
    clients: clients.map(({ id, secret, returnTo }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [returnTo],
      ...(secretBy[0] && { token_endpoint_auth_method: secretBy[0] }),
    })),
    claims: {
      email: ['email', 'email_verified'],
      // Telegram adds the number of the person.
      profile: ['name', 'preferred_username', 'id', ...ownClaims],
    },
    scopes: ['openid', botAccess],
    clientAuthMethods: [...secretBy],
    // At Google and Telegram the token itself says who it is.
    conformIdTokenClaims: tellsApart,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'local', use: 'sig', alg: 'RS256' }] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...claims(people.get(id) ?? {}) }),
    }),
    // Whoever has signed in has agreed.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider: own } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      if (people.get(session.accountId)?.isSilent) grant.rejectOIDCScope(botAccess);
      else grant.addOIDCScope(botAccess);
      await grant.save();
      return grant;
    },
  });
}

/**
 * A real OpenID provider for local use and tests, without passwords. People are known by the address that they type in.
 * `answers` is set to make it fail.
 */
export async function startIdentityProvider(
  clients: readonly Client[],
  { port = 0, ...manner }: { port?: number } & Manner = {},
) {
  const { path = '', secretBy = inHead } = manner;
  /** The library takes each way that it names. */
  const isOtherWay = ({ method, url = '', headers }: IncomingMessage) =>
    method === 'POST' &&
    url.endsWith('/token') &&
    (headers.authorization === undefined) === (secretBy[0] === 'client_secret_basic');
  const people: People = new Map();
  let created: Promise<Provider> | undefined;
  const state = { answers: 200 };
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  async function interaction(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(form);
    const typed = new URLSearchParams(await text(request));
    const id = (typed.get('email') ?? '').toLowerCase();
    if (typed.get('answer') === 'no')
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    people.set(id, {
      name: typed.get('name'),
      preferred_username: id.split('@')[0],
      email: id,
      email_verified: !typed.has('unverified'),
      ...(typed.has('id') && { id: Number(typed.get('id')) }),
      isSilent: typed.has('silent'),
    });
    return provider.interactionFinished(
      request,
      response,
      { login: { accountId: id, remember: false }, select_account: {} },
      { mergeWithLastSubmission: false },
    );
  }
  server.on('request', async (request, response) => {
    created ??= createProvider(issuer, { clients, people, ...manner });
    const provider = await created;
    // No session is continued: the same browser can be somebody else the next time.
    const cookies = request.headers.cookie?.split('; ').filter((one) => !one.startsWith('_session'));
    request.headers.cookie = cookies?.join('; ') ?? '';
    if (state.answers !== 200) response.writeHead(state.answers).end();
    else if (request.url?.startsWith('/interaction/')) void interaction(provider, request, response);
    else if (isOtherWay(request))
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
    else {
      // Mounted below its path, as the library knows it from Express.
      const { url = '' } = request;
      if (url.startsWith(path))
        Object.assign(request, { originalUrl: url, url: url.slice(path.length) || '/' });
      void provider.callback()(request, response);
    }
  });
  return {
    issuer,
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
