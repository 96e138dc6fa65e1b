import { type Endpoint, needsSession } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { valuesOf } from '@acheep/contract/option';
import { can } from '@acheep/contract/permission';
import { roles } from '@acheep/contract/role';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCases } from './access-case.ts';
import { type Harness, startHarness } from './harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

const all: readonly Endpoint[] = endpoints;
// Programs of partners may ask with it.
const read = all
  .filter(({ method, access }) => method === 'GET' && access !== 'partner')
  .map((one) => [`GET ${one.path}`, one] as const);

/** Somebody who may call it, and the record behind its `:id`. */
async function caseOf(name: string, { access }: Endpoint) {
  const made = await accessCases[name]?.(api.prisma);
  const role =
    valuesOf(roles).find((one) => access === 'signed-in' || !needsSession(access) || can(one, access)) ??
    'user';
  return made ?? { id: '', owner: await createUser(api.prisma, { role }), stored: async () => null };
}

describe.each(read)('HEAD instead of %s', (name, endpoint) => {
  it('is not found, and does nothing', async () => {
    const { id, owner, stored } = await caseOf(name, endpoint);
    const before = await stored();
    const { status } = await api
      .http()
      .head(`/api/v1${endpoint.path.replace(':id', id)}`)
      .set('Authorization', `Bearer ${await api.tokenOf(owner)}`);
    expect(status).toBe(404);
    expect(await stored()).toEqual(before);
  });
});

it('HEAD is answered where monitors ask with it', async () => {
  for (const url of ['/health/live', '/health/ready']) expect((await api.http().head(url)).status).toBe(200);
});
