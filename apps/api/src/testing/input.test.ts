import { parse as parseQuery } from 'node:querystring';
import { endpoints } from '@acheep/contract/endpoints';
import { jobCreate, jobStatusChange } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearerFor } from './bearer.ts';
import { startApi } from './harness.ts';
import { accessCases } from './noun-case.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });
beforeAll(async () => {
  for (let count = 0; count < 5; count += 1) await createJob(api.prisma, { title: `100% "Cook"_${count}` });
});

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpointOf = (name: string) => all.find((one) => nameOf(one) === name) as Endpoint;
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
const privateFields = [
  'email',
  'phone',
  'passwordHash',
  'password_hash',
  'password',
  'ownerId',
  'owner.email',
  'user.email',
  'applicantId',
  'activatedAt',
  'searchBody',
  'idempotencyKey',
  'storageKey',
];
/** Queries that every endpoint refuses, by their fault. */
const wrongQueries: Record<string, string[]> = {
  'security 26: a search that is too long or cannot be stored': refused.map(
    (search) => `search=${encodeURIComponent(search)}`,
  ),
  'security 26: orders and filters that are no words of its own': [...nasty, ...refused]
    .map(encodeURIComponent)
    .flatMap((value) => [`sort=${value}`, `filter[${value}]=x`]),
  'security 21: filters and orders by fields that nobody may see': privateFields.flatMap((field) => [
    `filter[${field}]=x`,
    `filter[${field}][contains]=x`,
    ...[field, `${field}_1`, `${field}_-1`, `-${field}`].map((sort) => `sort=${sort}`),
    `${field}=x`,
  ]),
  'security 27: huge pages, doubled parameters and __proto__': [
    'limit=1e9',
    'limit=1000000',
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
  ],
};
const wrong = Object.entries(wrongQueries);
const listing = all.filter(({ query }) => query);

it.each(wrong)('%s: no endpoint takes them', (_, sent) => {
  const taken = listing.flatMap((endpoint) =>
    sent
      .filter((one) => endpoint.query?.safeParse(parseQuery(one)).success)
      .map((one) => [nameOf(endpoint), one]),
  );
  expect(taken).toEqual([]);
  expect(({} as { admin?: unknown }).admin).toBeUndefined();
});

it('security 21: no endpoint knows a parameter for what nobody may see, whatever it takes', () => {
  const known = listing.flatMap((endpoint) => {
    const { properties = {} } = z.toJSONSchema(endpoint.query as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
    });
    return Object.keys(properties)
      .filter((name) => privateFields.includes(name.replace(/^filter\[(.*)\]$/, '$1')))
      .map((name) => [nameOf(endpoint), name]);
  });
  expect(known).toEqual([]);
});

const answered = 5000;
/** Returns a function that calls as a user with access to the endpoint; where a record is given, as its owner. */
async function asker(endpoint: Endpoint, made?: { id: string; owner: { id: string } }) {
  const url = made ? `/api/v1${endpoint.path.replace(':id', made.id)}` : urlOf(endpoint);
  const headers = made
    ? { Authorization: `Bearer ${await api.tokenOf(made.owner)}` }
    : await bearerFor(api, endpoint);
  return async (query: string) => {
    const start = performance.now();
    const response = await api.app.inject({ method: endpoint.method, url: `${url}?${query}`, headers });
    expect(performance.now() - start).toBeLessThan(answered);
    return response;
  };
}

// One place checks all queries, so samples are enough: a public list, an operator's and one of a record.
const sampled = ['GET /job', 'GET /admin/user', 'GET /gathering/:id/participant'];
it.each(wrong)('%s: they are a 422', async (_, sent) => {
  for (const name of sampled) {
    const ask = await asker(endpointOf(name));
    for (const query of sent)
      expect([name, query, (await ask(query)).statusCode]).toEqual([name, query, 422]);
  }
  expect(({} as { admin?: unknown }).admin).toBeUndefined();
});

/** All of them in as few searches as can contain them. */
const packed: string[] = [];
for (const next of nasty) {
  const longer = `${packed.at(-1)} ${next}`;
  if (packed.length > 0 && longer.length <= 200) packed.splice(-1, 1, longer);
  else packed.push(next);
}
/** One of each implementation of search. */
const searchedApart = [
  'GET /job',
  'GET /company',
  'GET /training',
  'GET /talent',
  'GET /tip',
  'GET /post/search',
  'GET /event/job',
  'GET /search',
  'GET /suggestion',
  'GET /saved-talent',
  'GET /application/candidate',
  'GET /application/applied-job',
  'GET /gathering/:id/participant',
  'GET /admin/user',
  'GET /admin/task',
  'GET /admin/search',
  'GET /admin/company/distinct',
  'GET /admin/company/duplicate',
];
const searching = listing.filter(({ query }) => query?.safeParse({ search: 'a' }).success).map(nameOf);

it('security 26: every way of searching is tried with each text alone', () => {
  expect(searching).toEqual(expect.arrayContaining(searchedApart));
});

it.each(searching)('security 26: %s searches for anything that can be typed', async (name) => {
  const endpoint = endpointOf(name);
  const ask = await asker(endpoint, await accessCases[name]?.(api.prisma));
  for (const search of searchedApart.includes(name) ? nasty : packed) {
    const { statusCode, body } = await ask(`search=${encodeURIComponent(search)}`);
    expect([search, statusCode]).toEqual([search, 200]);
    expect(body.length).toBeLessThan(100_000);
  }
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
    const response = await api.as(owner).call(jobStatusChange, { params: { id: jobId }, body });
    expect([response.status, Object.keys(response.body.data)]).toEqual([422, ['closingDate']]);
  });
});
