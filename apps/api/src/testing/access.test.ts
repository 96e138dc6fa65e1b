import { type Endpoint, needsSession } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { valuesOf } from '@acheep/contract/option';
import { can } from '@acheep/contract/permission';
import { type Role, roles } from '@acheep/contract/role';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCases } from './access-case.ts';
import { type Harness, startHarness } from './harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const named = all.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]);
const withRecord = named.filter(([, { path }]) => path.includes(':'));
const without = named.filter(([, { path }]) => !path.includes(':'));

const isAllowed = ({ access }: Endpoint, role: Role | null) =>
  !needsSession(access) || (role !== null && (access === 'signed-in' || can(role, access)));

const personOf = (role: Role) =>
  role === 'recruiter' || role === 'trainer'
    ? createRecruiter(api.prisma, { role })
    : createUser(api.prisma, { role });

/** What whoever may not pass is told, calling partners' endpoints with a key; null for who passes. */
function refusalOf(endpoint: Endpoint, role: Role | null) {
  if (isAllowed(endpoint, role)) return null;
  return role ? [403, 'access.denied'] : [401, 'session.missing'];
}

const callers = [null, ...valuesOf(roles)];

it('security 15: every endpoint with a record has a case here', () => {
  expect(Object.keys(accessCases).sort()).toEqual(withRecord.map(([name]) => name).sort());
});

describe.each(withRecord)('security 15, 16: %s', (name, endpoint) => {
  const make = () => {
    const found = accessCases[name];
    if (!found) throw new Error(`${name} has no case in access-case.ts`);
    return found(api.prisma);
  };
  const call = (person: { id: string } | null, { id, body, query, file }: Awaited<ReturnType<typeof make>>) =>
    api.as(person).call(endpoint, { params: { id }, body, query, file });

  it.each(callers)('as %s', async (role) => {
    const made = await make();
    const before = await made.stored();
    const { status, body } = await call(role && (await personOf(role)), made);
    const refusal = refusalOf(endpoint, role) ?? (made.isShared ? null : [404, 'not_found']);
    if (!refusal) return expect(status).toBe(endpoint.status ?? 200);
    expect([status, body.code]).toEqual(refusal);
    expect(Object.keys(body).sort()).toEqual(['code', 'data', 'message', 'requestId']);
    expect(await made.stored()).toEqual(before);
  });

  it('as the owner', async () => {
    const made = await make();
    const { status, headers } = await call(made.owner, made);
    expect(status).toBe(endpoint.status ?? 200);
    if (needsSession(endpoint.access)) expect(headers['cache-control']).toBe('no-store');
  });

  it('as the owner of another', async () => {
    const [made, other] = [await make(), await make()];
    const before = await made.stored();
    const { status, body } = await call(other.owner, made);
    if (made.isShared) return expect(status).toBe(endpoint.status ?? 200);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(await made.stored()).toEqual(before);
    // Word for word what is said of a record that was never there.
    const unknown = await call(other.owner, { ...made, id: '01900000-0000-7000-8000-000000000000' });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...body, requestId: '' });
  });

  it('with the token of a person who is gone', async () => {
    if (!needsSession(endpoint.access)) return;
    const made = await make();
    const token = await api.tokenOf(made.owner);
    await api.prisma.session.deleteMany({ where: { userId: made.owner.id } });
    const { status, body } = await api
      .withToken(token)
      .call(endpoint, { params: { id: made.id }, body: made.body });
    expect([status, body.code]).toEqual([401, 'session.invalid']);
  });
});

describe.each(without)('security 15: %s', (_, endpoint) => {
  it.each(callers)('as %s', async (role) => {
    const { status, body, headers } = await api.as(role && (await personOf(role))).call(endpoint);
    const refusal = refusalOf(endpoint, role);
    if (refusal) return expect([status, body.code]).toEqual(refusal);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
    if (needsSession(endpoint.access)) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('security 15: methods and addresses that are not in the contract', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const)('%s is a 404', async (method) => {
    const token = await api.tokenOf(await createUser(api.prisma, { role: 'admin' }));
    const unsaid = new Set(all.filter((one) => one.method !== method).map(({ path }) => path));
    for (const { path } of all.filter((one) => one.method === method)) unsaid.delete(path);
    for (const path of unsaid) {
      const url = `/api/v1${path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000')}`;
      const headers = { Authorization: `Bearer ${token}` };
      const { statusCode } = await api.app.inject({ method: method as 'GET', url, headers });
      // `/job/own` is also `/job/:id` with a word that is no id.
      expect([method, path, [403, 404].includes(statusCode)]).toEqual([method, path, true]);
    }
  });
});
