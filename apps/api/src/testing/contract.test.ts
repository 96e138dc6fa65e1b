import type { Endpoint } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { locales } from '@acheep/contract/locale';
import { valuesOf } from '@acheep/contract/option';
import { can } from '@acheep/contract/permission';
import { type Role, roles } from '@acheep/contract/role';
import { parse } from '@acheep/contract/validation';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ DEVELOPMENT_PAGES: 'true' });
});
afterAll(() => api.close());

const all: readonly Endpoint[] = endpoints;
const named = all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const unknownId = '01900000-0000-7000-8000-000000000000';
const params = { id: unknownId };

const allowed = (endpoint: Endpoint, role: Role) =>
  endpoint.access === 'public' || endpoint.access === 'signed-in' || can(role, endpoint.access);

describe.each(named)('%s', (_, endpoint) => {
  it('lets nobody in who is not signed in, unless it is public', async () => {
    const { status } = await api.as(null).call(endpoint, { params });
    if (endpoint.access === 'public') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(401);
  });

  it.each(valuesOf(roles))('lets a %s in, or not, as the permission table says', async (role) => {
    const person = await createUser(api.prisma, { role });
    const { status } = await api.as(person).call(endpoint, { params });
    if (allowed(endpoint, role)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
  });
});

describe.each(named.filter(([, { body }]) => body))('%s', (_, endpoint) => {
  it('says of a wrong body what its form says', async () => {
    const body = endpoint.body as NonNullable<Endpoint['body']>;
    for (const wrong of [{}, { surprise: 1, role: 'admin' }]) {
      for (const locale of locales) {
        const role = valuesOf(roles).find((one) => allowed(endpoint, one)) ?? 'user';
        const person = endpoint.access === 'public' ? null : await createUser(api.prisma, { role });
        const expected = parse(body, wrong, locale);
        if (expected.ok) continue;
        const answer = await api.as(person).call(endpoint, { params, body: wrong, locale });
        expect([answer.status, answer.body.data]).toEqual([422, expected.errors]);
        expect(Object.keys(answer.body).sort()).toEqual(['code', 'data', 'message', 'requestId']);
      }
    }
  });
});

describe.each(named.filter(([, { query }]) => !query))('%s', (_, endpoint) => {
  it('knows no parameter, and names the one it was given', async () => {
    const role = valuesOf(roles).find((one) => allowed(endpoint, one)) ?? 'user';
    const person = endpoint.access === 'public' ? null : await createUser(api.prisma, { role });
    const { status, body } = await api.as(person).call(endpoint, { params, query: { foo: '1' } });
    expect([status, Object.keys(body.data ?? {})]).toEqual([422, ['foo']]);
  });
});

describe.each(named.filter(([, { query }]) => query))('%s', (_, endpoint) => {
  it('refuses unknown, doubled and unbounded parameters', async () => {
    const role = valuesOf(roles).find((one) => allowed(endpoint, one)) ?? 'user';
    const person = endpoint.access === 'public' ? null : await createUser(api.prisma, { role });
    const token = person && (await api.tokenOf(person));
    for (const query of [
      'limit=1000000',
      'filter[password]=x',
      'sort=password',
      'limit=1&limit=2',
      '__proto__=1',
      'search=%00',
    ]) {
      const answer = await api
        .as(person)
        .call(endpoint, { params, query: Object.fromEntries(new URLSearchParams()) });
      expect(answer.status).toBeLessThan(500);
      const path = `/api/v1${endpoint.path.replace(':id', unknownId)}?${query}`;
      const sent = await api
        .http()
        .get(path)
        .set(token ? { Authorization: `Bearer ${token}` } : {});
      expect([query, sent.status]).toEqual([query, 422]);
    }
  });
});

describe.each(named.filter(([, { path }]) => path.includes(':')))('%s', (_, endpoint) => {
  it('does not know a record that is not there', async () => {
    const role = valuesOf(roles).find((one) => allowed(endpoint, one)) ?? 'user';
    const person = endpoint.access === 'public' ? null : await createUser(api.prisma, { role });
    for (const id of [unknownId, 'nonsense', '1', `${unknownId}'--`]) {
      const answer = await api
        .as(person)
        .call(endpoint, { params: { id }, body: endpoint.body ? {} : undefined });
      expect([404, 422]).toContain(answer.status);
    }
  });
});

it('describes itself as OpenAPI 3.1, every endpoint of it', async () => {
  const { body } = await api.http().get('/api/v1/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(named.map(([name]) => name.replace(/:(\w+)/g, '{$1}')).sort());
});

it('answers an unknown address of the API as the wire format says', async () => {
  const { status, body } = await api.http().get('/api/v1/nothing-here');
  expect([status, body.code, body.data]).toEqual([404, 'not_found', null]);
});
