import { addDays, today } from '@acheep/contract/calendar';
import type { Endpoint } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { jobCreate, jobStatusChange } from '@acheep/contract/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearerFor } from './bearer.ts';
import { type Harness, startHarness } from './harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
  for (let count = 0; count < 5; count += 1) await createJob(api.prisma, { title: `100% "Cook"_${count}` });
});
afterAll(() => api.close());

const all: readonly Endpoint[] = endpoints;
const named = all.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const id = '01900000-0000-7000-8000-000000000000';
const urlOf = ({ path }: Endpoint) => `/api/v1${path.replace(/:\w+/g, id)}`;

const nasty = [
  "' OR '1'='1",
  "'; DROP TABLE job; --",
  '"quoted" \\ back\\slash \\',
  '%',
  '_',
  '%%%%____',
  '100%',
  '-- comment',
  '/* comment */',
  'a & b | !c:* <-> (d',
  ":*:* ' & | ! ( )",
  '\\x00\\u0000',
  '$1 $$ {{7*7}}',
  '<script>alert(1)</script>',
  '\u202e\u200b\ufeff',
  '🧑‍🍳'.repeat(20),
  'ក'.repeat(200),
  '្'.repeat(200),
  'a '.repeat(100),
  '\r\nSet-Cookie: a=b',
];
const refused = ['\0', 'a\0b', 'x'.repeat(201), 'x'.repeat(10_000), '%'.repeat(3000)];
const answered = 5000;

describe.each(named.filter(([, { query }]) => query))('security 26: %s', (_, endpoint) => {
  const ask = async (query: Record<string, string>) => {
    const headers = await bearerFor(api, endpoint);
    const start = performance.now();
    const answer = await api.app.inject({ method: endpoint.method, url: urlOf(endpoint), query, headers });
    expect(performance.now() - start).toBeLessThan(answered);
    return answer;
  };

  // What has nothing to search in knows no such word.
  // What is in a record that is not there is not there either.
  const found = endpoint.path.includes(':') ? 404 : 200;
  const expected = endpoint.query?.safeParse({ search: 'a' }).success ? found : 422;
  it('searches for anything that can be typed', async () => {
    for (const search of nasty) {
      const { statusCode, body } = await ask({ search });
      expect([search, statusCode]).toEqual([search, expected]);
      expect(body.length).toBeLessThan(100_000);
    }
  });

  it('refuses what is too long or cannot be stored', async () => {
    for (const search of refused) expect((await ask({ search })).statusCode).toBe(422);
  });

  it('sorts and filters by nothing but its words', async () => {
    for (const value of [...nasty, ...refused]) {
      expect((await ask({ sort: value })).statusCode).toBe(422);
      expect((await ask({ [`filter[${value}]`]: 'x' })).statusCode).toBe(422);
    }
  });

  it.each([
    'email',
    'phone',
    'passwordHash',
    'password_hash',
    'ownerId',
    'owner.email',
    'user.email',
    'applicantId',
    'activatedAt',
    'searchBody',
    'idempotencyKey',
    'storageKey',
  ])('security 21: filters and sorts by %s are refused', async (field) => {
    expect((await ask({ [`filter[${field}]`]: 'x' })).statusCode).toBe(422);
    expect((await ask({ [`filter[${field}][contains]`]: 'x' })).statusCode).toBe(422);
    for (const sort of [field, `${field}_1`, `${field}_-1`, `-${field}`])
      expect((await ask({ sort })).statusCode).toBe(422);
    expect((await ask({ [field]: 'x' })).statusCode).toBe(422);
  });

  it.each([
    'limit=1e9',
    'limit=1000000000',
    'limit=-1',
    'limit=0',
    'limit=10.5',
    'limit=',
    'limit=NaN',
    'limit=1&limit=2',
    'offset=-1',
    'offset=1e3',
    'offset=99999999999999999999',
    'search=a&search=b',
    'search[]=a',
    'search[$ne]=a',
    '__proto__=1',
    '__proto__[admin]=1',
    'constructor[prototype][admin]=1',
    'page=1',
  ])('security 27: ?%s is refused', async (query) => {
    const headers = await bearerFor(api, endpoint);
    const { statusCode } = await api.app.inject({
      method: endpoint.method,
      url: `${urlOf(endpoint)}?${query}`,
      headers,
    });
    expect(statusCode).toBe(422);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});

describe('security 27: what cannot be', () => {
  const draft = { title: 'Cook' };

  it.each([
    ['salaryTo', { salaryFrom: 500, salaryTo: 100 }],
    ['salaryFrom', { salaryFrom: -1 }],
    ['salaryFrom', { salaryFrom: 1e300 }],
    ['salaryFrom', { salaryFrom: 0.5 }],
    ['salaryFrom', { salaryFrom: '500' }],
    ['ageTo', { ageFrom: 40, ageTo: 20 }],
    ['vacancies', { vacancies: 1_000_000_000 }],
    ['closingDate', { closingDate: '2020-02-30' }],
    ['closingDate', { closingDate: '0000-00-00' }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: { $gt: '' } }],
    ['title', { title: ['Cook'] }],
    ['skills', { skills: Array(21).fill({ kind: 'hard', name: 'x' }) }],
  ])('%s is refused', async (field, change) => {
    const recruiter = await createRecruiter(api.prisma);
    const { status, body } = await api.as(recruiter).call(jobCreate, { body: { ...draft, ...change } });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it.each([0, -1, -400])('a job that closes %i days from today is not published', async (days) => {
    const owner = await createRecruiter(api.prisma);
    const { id: jobId } = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    const body = { status: 'active', closingDate: addDays(today(), days) };
    const answer = await api.as(owner).call(jobStatusChange, { params: { id: jobId }, body });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['closingDate']]);
  });
});

const withBody = named.filter(([, { body }]) => body);

describe.each(withBody)('security 20, 27: the body of %s', (_, endpoint) => {
  const send = async (payload: string, type = 'application/json') =>
    api.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers: { ...(await bearerFor(api, endpoint)), 'Content-Type': type },
      payload,
    });

  it('takes no field of the record that is not its own', async () => {
    const extra = {
      _id: id,
      ownerId: id,
      userId: id,
      verified: true,
      verifiedAt: '2020-01-01T00:00:00Z',
      activatedAt: '2020-01-01T00:00:00Z',
      quota: 1e9,
      passwordHash: 'x',
      isAdmin: true,
      constructor: { prototype: { admin: true } },
    };
    const answer = await send(JSON.stringify(extra));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().data)).toEqual(expect.arrayContaining(Object.keys(extra)));
  });

  it('refuses __proto__, at any depth', async () => {
    const poison = '{"__proto__":{"verified":true},"constructor":{"prototype":{"verified":true}}}';
    for (const name of ['company', 'cv', 'skills', 'surprise']) {
      for (const payload of [poison, `{"${name}":${poison}}`, `{"${name}":[${poison}]}`]) {
        const answer = await send(payload);
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation.failed']);
      }
    }
    expect(({} as { verified?: unknown }).verified).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    '{"a":1}{',
    '['.repeat(5000),
    '\ufeff{}',
    '{"email":"\\ud800"}',
  ])('refuses %j', async (payload) => {
    // Of a body of which everything may be left out, the mark before it is the only thing amiss.
    const mayBeEmpty = payload === '\ufeff{}' && endpoint.body?.safeParse({}).success;
    const right = mayBeEmpty ? [404, 409] : [400, 422];
    expect(right).toContain((await send(payload)).statusCode);
  });

  it.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/octet-stream',
    'image/svg+xml',
    'nonsense',
    '',
    'application/json; charset=utf-7',
    'application/json, text/plain',
  ])('security 28: as %j is checked or refused', async (type) => {
    const { statusCode } = await send('{"email":"a@example.com","surprise":1}', type);
    expect([400, 415, 422]).toContain(statusCode);
  });

  it('refuses what is too large', async () => {
    const payload = JSON.stringify({ email: 'x'.repeat((endpoint.largestBody ?? 256_000) + 50_000) });
    expect((await send(payload)).statusCode).toBe(413);
  });
});

it('security 28: an upload that is no form is refused', async () => {
  // A part of a file is looked at where its record is there, in the tests of those.
  const uploads = named.filter(([, { upload, path }]) => upload && !path.includes(':'));
  expect(uploads.length).toBeGreaterThan(0);
  for (const [, endpoint] of uploads) {
    for (const type of ['application/json', 'text/plain', 'application/pdf', 'multipart/form-data']) {
      const { statusCode } = await api.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: { ...(await bearerFor(api, endpoint)), 'Content-Type': type },
        payload: '{}',
      });
      expect([type, [400, 415, 422].includes(statusCode)]).toEqual([type, true]);
    }
  }
});

it('security 27: __proto__ inside what a field takes is an unknown field', async () => {
  const recruiter = await createRecruiter(api.prisma);
  const headers = {
    Authorization: `Bearer ${await api.tokenOf(recruiter)}`,
    'Content-Type': 'application/json',
  };
  const payload = '{"title":"Cook","skills":[{"kind":"hard","name":"x","__proto__":{"verified":true}}]}';
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/job', headers, payload });
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, ['skills.0.__proto__']]);
});
