import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentityProvider } from '../local/identity-provider.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { checkProvider } from './check-provider.ts';

const client = { id: 'acheep', secret: 'a secret of the provider' };
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let api: Harness;
beforeAll(async () => {
  provider = await startIdentityProvider([{ ...client, returnTo: 'http://localhost:3000/sign-in/oidc' }]);
  api = await startHarness();
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});

const look = (settings: object) =>
  checkProvider({
    now: api.deps.now,
    config: {
      ...api.deps.config,
      ...{ OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Campus' },
      ...{ OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
      ...settings,
    },
  });

it('the doctor says nothing of providers where there are none', async () => {
  expect(await look({ OIDC_CLIENT_ID: '' })).toEqual([]);
});

it('the doctor says whether a provider accepts the site, and never the secret', async () => {
  expect(await look({})).toMatchObject([{ state: 'ok', code: 'provider.ok', params: { name: 'Campus' } }]);
  const wrong = await look({ OIDC_CLIENT_SECRET: 'a wrong secret' });
  expect(wrong).toMatchObject([
    { state: 'fault', code: 'provider.client', params: { setting: 'OIDC', reason: 'invalid_client' } },
  ]);
  expect(JSON.stringify(wrong)).not.toContain('a wrong secret');
  expect(await look({ OIDC_ISSUER: 'http://127.0.0.1:1' })).toMatchObject([
    { state: 'warning', code: 'provider.away' },
  ]);
});
