import { openidClient } from '../modules/accounts/identity/openid.ts';
import { providersOf } from '../modules/accounts/identity/provider.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

/** Asks each identity provider whether it knows this site. A site without one has no finding. */
export async function checkProvider({ config, now }: Pick<Patient, 'config' | 'now'>) {
  const { found, ok, warn, fault } = findingsOf('provider');
  const client = openidClient({ config, now });
  const checks = providersOf(config).map(async (provider) => {
    const { kind, name, issuer } = provider;
    try {
      const refusal = await client.refusalOf(provider);
      if (refusal) fault('provider.client', { name, reason: refusal, setting: kind.toUpperCase() });
      else ok('provider.ok', { name });
    } catch (error) {
      warn('provider.away', { name, host: new URL(issuer).host, reason: reasonOf(error) });
    }
  });
  await Promise.all(checks);
  return found;
}
