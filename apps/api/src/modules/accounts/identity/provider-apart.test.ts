import * as contract from '@acheep/contract/accounts/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentityProvider } from '../../../local/identity-provider.ts';
import { signInAtProvider } from '../../../testing/at-provider.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';

const client = { id: 'acheep', secret: 'a secret of the provider' };

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let site: Harness;
beforeAll(async () => {
  const returnTo = 'http://localhost:3000/sign-in/oidc';
  provider = await startIdentityProvider([{ ...client, returnTo }], { tellsApart: true });
  site = await startHarness({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: 'Campus',
  });
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

it('a provider that leaves address and name to be asked for is asked', async () => {
  const handle = 'a browser that began, with enough randomness';
  const visitor = site.as(null);
  const { url, attempt } = (await visitor.call(contract.providerStart, { body: { kind: 'oidc', handle } }))
    .body.data;
  const returned = await signInAtProvider(url, { name: 'Chan Thy', email: 'thy@campus.example' });
  const { body } = await visitor.call(contract.providerFinish, { body: { handle, attempt, returned } });
  expect(body.data.newcomer).toMatchObject({ name: 'Chan Thy', email: 'thy@campus.example' });
});
