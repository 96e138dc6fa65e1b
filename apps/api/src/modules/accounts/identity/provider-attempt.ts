import { identityMinutes, type providerFinish, type providerStart } from '@acheep/contract/accounts/identity';
import type { ProviderKind } from '@acheep/contract/accounts/identity-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { browserSeal } from '../account/browser-seal.ts';
import { type Described, openidClient, type Secrets } from './openid.ts';
import { type Provider, providersOf } from './provider.ts';

interface Attempt extends Secrets {
  kind: ProviderKind;
}

/**
 * Ways to a provider and back for one purpose. The browser keeps what they need sealed, so that nothing is stored until
 * somebody is known; `Goal` is sealed along. A quiet one asks nobody whether the site's bot may notify them.
 */
export function providerAttempts<Goal extends object>(
  deps: Pick<Deps, 'config' | 'now'>,
  { purpose, isQuiet = false }: { purpose: string; isQuiet?: boolean },
) {
  const client = openidClient(deps);
  const providers = providersOf(deps.config);
  const attempts = browserSeal<Attempt & { goal: Goal }>(deps, {
    purpose,
    minutes: identityMinutes.provider,
    fault: 'identity.invalid',
  });
  const providerOf = (kind: string): Provider => {
    const found = providers.find((one) => one.kind === kind);
    if (!found) throw notFound();
    return isQuiet ? { ...found, notifies: false } : found;
  };

  return {
    async start({ kind, handle }: ParsedBodyOf<typeof providerStart>, goal: Goal) {
      const secrets = { state: randomToken(), nonce: randomToken(), verifier: randomToken() };
      const url = await client.start(providerOf(kind), secrets);
      return { url, attempt: attempts.seal({ ...secrets, kind, goal }, handle) };
    },

    async finish({
      handle,
      attempt,
      returned,
    }: ParsedBodyOf<typeof providerFinish>): Promise<{ person: Described; provider: Provider; goal: Goal }> {
      const { kind, goal, ...secrets } = attempts.open(attempt, handle);
      const url = URL.parse(returned, deps.config.PUBLIC_URL);
      const isOwn = url?.pathname === paths.signIn(kind) && url.searchParams.get('state') === secrets.state;
      if (!isOwn) throw new AppError('identity.invalid');
      const provider = providerOf(kind);
      return { person: await client.finish(provider, url.search, secrets), provider, goal };
    },
  };
}
