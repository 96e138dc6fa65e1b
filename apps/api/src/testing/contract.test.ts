import * as adminOptions from '@acheep/contract/admin-option';
import * as apiKeyOptions from '@acheep/contract/api-key-option';
import * as applicationOptions from '@acheep/contract/application-option';
import * as articleOptions from '@acheep/contract/article-option';
import * as bannerOptions from '@acheep/contract/banner-option';
import { today } from '@acheep/contract/calendar';
import * as companyMergeOptions from '@acheep/contract/company-merge-option';
import * as companyOptions from '@acheep/contract/company-option';
import { type Endpoint, needsSession } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import * as enquiryOptions from '@acheep/contract/enquiry-option';
import * as gatheringOptions from '@acheep/contract/gathering-option';
import * as importOptions from '@acheep/contract/import-option';
import * as interviewOptions from '@acheep/contract/interview-option';
import * as jobOptions from '@acheep/contract/job-option';
import { locales } from '@acheep/contract/locale';
import { valuesOf } from '@acheep/contract/option';
import * as orderOptions from '@acheep/contract/order-option';
import * as partnerOptions from '@acheep/contract/partner-option';
import { can } from '@acheep/contract/permission';
import * as postOptions from '@acheep/contract/post-option';
import * as questionOptions from '@acheep/contract/question-option';
import * as registrationOptions from '@acheep/contract/registration-option';
import * as reportOptions from '@acheep/contract/report-option';
import * as resumeOptions from '@acheep/contract/resume-option';
import * as resumeViewOptions from '@acheep/contract/resume-view-option';
import * as revenueOptions from '@acheep/contract/revenue-option';
import { roles } from '@acheep/contract/role';
import * as searchTermOptions from '@acheep/contract/search-term-option';
import * as talentOptions from '@acheep/contract/talent-option';
import { parse } from '@acheep/contract/validation';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearerFor } from './bearer.ts';
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

/** Somebody whom the endpoint lets in; nobody where it is public. */
async function callerOf({ access }: Endpoint) {
  if (!needsSession(access)) return null;
  const role = valuesOf(roles).find((one) => access === 'signed-in' || can(one, access));
  return role === 'recruiter' ? createRecruiter(api.prisma) : createUser(api.prisma, { role });
}

describe.each(named.filter(([, { body }]) => body))('%s', (_, endpoint) => {
  it('says of a wrong body what its form says', async () => {
    const body = endpoint.body as NonNullable<Endpoint['body']>;
    for (const wrong of [{}, { surprise: 1, role: 'admin' }]) {
      for (const locale of locales) {
        const person = await callerOf(endpoint);
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
    const person = await callerOf(endpoint);
    const { status, body } = await api.as(person).call(endpoint, { params, query: { foo: '1' } });
    expect([status, Object.keys(body.data ?? {})]).toEqual([422, ['foo']]);
  });
});

/** What a parameter may take: some value of every kind that there is. A new kind needs one more here. */
const lists = {
  ...articleOptions,
  ...gatheringOptions,
  ...interviewOptions,
  ...adminOptions,
  apiKeyStates: apiKeyOptions.apiKeyStates,
  ...applicationOptions,
  ...bannerOptions,
  ...companyMergeOptions,
  ...companyOptions,
  ...enquiryOptions,
  ...importOptions,
  ...jobOptions,
  ...orderOptions,
  ...partnerOptions,
  ...postOptions,
  ...questionOptions,
  ...registrationOptions,
  ...reportOptions,
  ...resumeOptions,
  ...resumeViewOptions,
  ...revenueOptions,
  ...searchTermOptions,
  ...talentOptions,
  roles,
};
const samples = [
  unknownId,
  today(),
  new Date().toISOString(),
  `${new Date().toISOString()}_${unknownId}`,
  '2026-12',
  'a',
  ...Object.values(lists).flatMap((list) => Object.keys(list)),
  '7',
  '1000',
];
const parametersOf = (query: z.ZodType) =>
  Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});

describe.each(named.filter(([, { query }]) => query))('%s', (_, endpoint) => {
  const query = endpoint.query as z.ZodType;

  // What is sent to a record of one's own has tests of its own.
  it.runIf(endpoint.method === 'GET')(
    'answers every parameter that it documents, alone and all together',
    async () => {
      const person = await callerOf(endpoint);
      const ask = (asked: Record<string, string>) => api.as(person).call(endpoint, { params, query: asked });
      // What is in a record that is not there is not there either.
      const found = endpoint.path.includes(':') ? 404 : 200;
      const whole: Record<string, string> = {};
      for (const name of parametersOf(query)) {
        const taken = [...new Set(samples)].filter((value) => parse(query, { [name]: value }, 'en').ok);
        expect([name, taken.length > 0]).toEqual([name, true]);
        for (const value of [taken[0], taken.at(-1)] as [string, string]) {
          const { status } = await ask({ [name]: value });
          expect([name, value, status]).toEqual([name, value, found]);
          whole[name] = value;
        }
      }
      expect([whole, (await ask(whole)).status]).toEqual([whole, found]);
    },
  );

  it.each([
    'limit=1000000',
    'filter[password]=x',
    'sort=password',
    'limit=1&limit=2',
    '__proto__=1',
    'search=%00',
  ])('refuses %s', async (wrong) => {
    const headers = await bearerFor(api, endpoint);
    const url = `/api/v1${endpoint.path.replace(/:\w+/g, unknownId)}?${wrong}`;
    const sent = await api.app.inject({ method: endpoint.method, url, headers });
    expect(sent.statusCode).toBe(422);
  });
});

describe.each(named.filter(([, { path }]) => path.includes(':')))('%s', (_, endpoint) => {
  it('does not know a record that is not there', async () => {
    const person = await callerOf(endpoint);
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
  const headers = Object.values(body.paths)
    .flatMap((methods) => Object.values(methods as object))
    .flatMap(({ parameters = [] }) => parameters)
    .filter((one: { in: string }) => one.in === 'header');
  expect(headers.length).toBe(all.filter(({ idempotent }) => idempotent).length);
  expect(described.sort()).toEqual(named.map(([name]) => name.replace(/:(\w+)/g, '{$1}')).sort());
});

it('answers an unknown address of the API as the wire format says', async () => {
  const { status, body } = await api.http().get('/api/v1/nothing-here');
  expect([status, body.code, body.data]).toEqual([404, 'not_found', null]);
});
