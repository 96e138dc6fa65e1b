import { paths } from '@acheep/contract/paths';
import * as openid from 'openid-client';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { isThisMachine } from '../../../setting.ts';
import type { Person } from './identity.repository.ts';
import { botAccess, type Provider } from './provider.ts';

/** Secrets of one attempt to sign in at a provider. */
export interface Secrets {
  state: string;
  nonce: string;
  /** PKCE: only who began can redeem the code. */
  verifier: string;
}

/** A person as their provider has described them. */
export interface Described extends Person {
  name: string;
  /** Null unless the provider has confirmed it. */
  email: string | null;
}

/** Ways of sending the secret that a provider takes; in the head is the standard's default. */
const waysOf = ({ token_endpoint_auth_methods_supported: ways = [] }: openid.ServerMetadata) => ({
  head: ways.length === 0 || ways.includes('client_secret_basic'),
  body: ways.includes('client_secret_post'),
});

/** Sends the secret in the body where a provider takes both: many decode it wrongly in the head. */
const authenticating =
  (secret: string, isInHead: () => boolean): openid.ClientAuth =>
  (server, ...rest) => {
    const takesBody = waysOf(server).body && !isInHead();
    const send = takesBody ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
    return send(server, ...rest);
  };

/** True for the answer that a provider does not know the site by what it has sent. */
const isUnknown = (error: unknown) =>
  error instanceof openid.WWWAuthenticateChallengeError ||
  (error instanceof openid.ResponseBodyError && error.error === 'invalid_client');

const seconds = 10;
/** Seconds that the clock of a provider may be ahead. */
const drift = 60;
/** Longest text of a provider that is kept. */
const maxTextLength = 80;
/** Longest subject of the standard. */
const maxSubjectLength = 255;
/** The library's code for an answer that says something else than the token. */
const otherPerson = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 254) : null;

/**
 * Whether the provider has confirmed the address. Google knows who has a mailbox today only of its own: Gmail, and the
 * domains of its customers (`hd`).
 */
function isConfirmed({ kind }: Provider, { email, email_verified, hd }: Record<string, unknown>): boolean {
  // Apple says it in a word.
  if (email_verified !== true && email_verified !== 'true') return false;
  return kind !== 'google' || typeof hd === 'string' || /@gmail\.com$/i.test(String(email));
}

/**
 * Private chat of the site's bot with a person who has let it write: it has the number of the person. Telegram names
 * the scope only where the person has refused something.
 */
function chatOf({ notifies }: Provider, scope: string | undefined, id: unknown): string | null {
  if (!notifies || (scope !== undefined && !scope.split(' ').includes(botAccess))) return null;
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? String(number) : null;
}

/** The code of an error of the library or of the connection, or of what caused it. */
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : '';
};

/**
 * What a provider tells of the person apart from the token: many leave the e-mail address and the name to be asked for
 * (OpenID Connect Core 5.4). An answer about anybody else is an attack (5.3.2); without one the person is known by the
 * token alone, and confirms an address here.
 */
async function fetchUserClaims(
  { scope, name }: Provider,
  configuration: openid.Configuration,
  { access_token }: openid.TokenEndpointResponse,
  { sub, email }: openid.IDToken,
) {
  const isWhole = email !== undefined || !scope.split(' ').includes('email');
  if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return undefined;
  return openid.fetchUserInfo(configuration, access_token, sub).catch((error: unknown) => {
    if (codeOf(error) === otherPerson) throw new AppError('identity.failed', { name });
    return undefined;
  });
}

/** Errors that the person can understand; everything else is a wrong answer. */
function explained(error: unknown, { name }: Provider) {
  const params = { name };
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new AppError('identity.refused', params);
  if (codeOf(error) === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new AppError('identity.clock', params);
  // The code was redeemed before, or too late.
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
    return new AppError('identity.invalid');
  if (error instanceof openid.AuthorizationResponseError) return new AppError('identity.failed', params);
  if (/STATE|NONCE|JWT|CLAIM|INVALID_RESPONSE|PARSE/.test(codeOf(error)))
    return new AppError('identity.failed', params);
  return new AppError('identity.away', params);
}

/** Signs people in at identity providers by OpenID Connect, with state, nonce and PKCE. */
export function openidClient({ config: { PUBLIC_URL }, now }: Pick<Deps, 'config' | 'now'>) {
  const known = new Map<string, Promise<openid.Configuration>>();
  /** Providers that say they take the secret in both ways, and took it in the head. */
  const inHead = new Set<string>();

  /** What a provider says of itself, asked once; after a failure again. */
  function configurationOf({ kind, issuer, clientId, clientSecret }: Provider) {
    const found = known.get(kind);
    if (found) return found;
    const execute = [openid.enableNonRepudiationChecks];
    // On this machine, for development and tests.
    if (isThisMachine(issuer)) execute.push(openid.allowInsecureRequests);
    const discovery = openid.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      authenticating(clientSecret, () => inHead.has(kind)),
      {
        timeout: seconds,
        execute,
      },
    );
    known.set(kind, discovery);
    discovery.catch(() => known.delete(kind));
    return discovery;
  }

  /** Asks a token endpoint, and in the other way if the site is registered for that alone, as by default at Authelia. */
  async function askToken<T>({ kind }: Provider, configuration: openid.Configuration, ask: () => Promise<T>) {
    try {
      return await ask();
    } catch (error) {
      const { head, body } = waysOf(configuration.serverMetadata());
      if (!isUnknown(error) || !head || !body) throw error;
    }
    const wasInHead = inHead.delete(kind);
    if (!wasInHead) inHead.add(kind);
    return ask();
  }

  const returnTo = ({ kind }: Provider) => new URL(paths.signIn(kind), PUBLIC_URL).href;

  async function asking<T>(provider: Provider, work: (configuration: openid.Configuration) => Promise<T>) {
    try {
      return await work(await configurationOf(provider));
    } catch (error) {
      if (error instanceof AppError) throw error;
      const explanation = explained(error, provider);
      explanation.cause = error;
      throw explanation;
    }
  }

  return {
    /**
     * Why the provider does not accept this site as its client; null if it does. A made-up code is refused for itself
     * only where the client is known. Throws what keeps the provider from answering.
     */
    async refusalOf(provider: Provider): Promise<string | null> {
      const configuration = await configurationOf(provider);
      const made = {
        code: 'check',
        redirect_uri: returnTo(provider),
        code_verifier: openid.randomPKCECodeVerifier(),
      };
      try {
        await askToken(provider, configuration, () =>
          openid.genericGrantRequest(configuration, 'authorization_code', made),
        );
        return null;
      } catch (error) {
        if (error instanceof openid.WWWAuthenticateChallengeError) return 'invalid_client';
        if (!(error instanceof openid.ResponseBodyError)) throw error;
        return error.error === 'invalid_grant' ? null : error.error;
      }
    },

    /** The address at the provider that the browser opens. */
    start: (provider: Provider, { state, nonce, verifier }: Secrets) =>
      asking(provider, async (configuration) => {
        const code_challenge = await openid.calculatePKCECodeChallenge(verifier);
        return openid.buildAuthorizationUrl(configuration, {
          redirect_uri: returnTo(provider),
          scope: provider.notifies ? `${provider.scope} ${botAccess}` : provider.scope,
          state,
          nonce,
          code_challenge,
          code_challenge_method: 'S256',
          // On a computer that several people use, nobody is taken for another.
          ...(provider.kind === 'google' && { prompt: 'select_account' }),
        }).href;
      }),

    /** Redeems the provider's answer: the query with which it has sent the browser back. */
    finish: (provider: Provider, answer: string, { state, nonce, verifier }: Secrets): Promise<Described> =>
      asking(provider, async (configuration) => {
        const url = new URL(returnTo(provider));
        url.search = answer;
        const tokens = await askToken(provider, configuration, () =>
          openid.authorizationCodeGrant(configuration, url, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        );
        const signed = tokens.claims() as openid.IDToken;
        const { iss, sub } = signed;
        // The library looks at the end of a token alone.
        if (signed.iat > now().getTime() / 1000 + drift)
          throw new AppError('identity.clock', { name: provider.name });
        // An empty one would be everybody.
        if (!sub.trim() || sub.length > maxSubjectLength)
          throw new AppError('identity.failed', { name: provider.name });
        const claims = { ...signed, ...(await fetchUserClaims(provider, configuration, tokens, signed)) };
        const email = isConfirmed(provider, claims) ? textOf(claims.email)?.toLowerCase() : undefined;
        const nick = textOf(claims.preferred_username);
        return {
          kind: provider.kind,
          issuer: iss,
          subject: sub,
          label: email ?? nick ?? textOf(claims.name),
          name: (textOf(claims.name) ?? nick ?? '').slice(0, maxTextLength),
          email: email ?? null,
          chatId: chatOf(provider, tokens.scope, claims.id),
        };
      }),
  };
}
