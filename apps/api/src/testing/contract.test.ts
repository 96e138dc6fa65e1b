import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@acheep/contract/endpoints';
import { today } from '@acheep/contract/kernel/calendar';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { type Locale, locales } from '@acheep/contract/kernel/locale';
import { parse } from '@acheep/contract/kernel/validation';
import * as optionLists from '@acheep/contract/option-lists';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bearerFor } from './bearer.ts';
import { startApi } from './harness.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const unknownId = '01900000-0000-7000-8000-000000000000';

/** Calls as a user with access to the endpoint. */
async function ask(endpoint: Endpoint, { id = unknownId, query = {}, body, locale = 'en' }: Asked) {
  const { statusCode: status, ...answer } = await api.app.inject({
    method: endpoint.method,
    url: `/api/v1${endpoint.path.replace(/:\w+/g, encodeURIComponent(id))}`,
    headers: { ...(await bearerFor(api, endpoint)), 'Accept-Language': locale },
    query,
    ...(body && { payload: body }),
  });
  return { status, body: answer.json() };
}
interface Asked {
  id?: string;
  query?: Record<string, string>;
  body?: object;
  locale?: Locale;
}

it.each(locales)('every endpoint says of a wrong body what its form says (%s)', async (locale) => {
  const failures: unknown[] = [];
  // One place words the faults: of Khmer some endpoints are enough.
  for (const endpoint of all.filter((_, at) => locale === 'en' || at % 10 === 0)) {
    for (const wrong of [{}, { surprise: 1, role: 'admin' }]) {
      const expected = endpoint.body && parse(endpoint.body, wrong, locale);
      if (!expected || expected.ok) continue;
      const { status, body } = await ask(endpoint, { body: wrong, locale });
      const isRight =
        status === 422 &&
        isDeepStrictEqual(body.data, expected.errors) &&
        isDeepStrictEqual(Object.keys(body).sort(), ['code', 'data', 'message', 'requestId']);
      if (!isRight) failures.push([nameOf(endpoint), wrong, status, body]);
    }
  }
  expect(failures).toEqual([]);
});

it('every endpoint that knows no parameter names the one it was given', async () => {
  const failures: unknown[] = [];
  for (const endpoint of all.filter(({ query }) => !query)) {
    const { status, body } = await ask(endpoint, { query: { foo: '1' } });
    if (status !== 422 || Object.keys(body.data ?? {}).join() !== 'foo')
      failures.push([nameOf(endpoint), status, body]);
  }
  expect(failures).toEqual([]);
});

it('no endpoint knows a record that is not there', async () => {
  const failures: unknown[] = [];
  for (const [at, endpoint] of all.filter(({ path }) => path.includes(':')).entries()) {
    // One place refuses what is no id.
    for (const id of [unknownId, 'nonsense', ...(at % 20 === 0 ? ['1', `${unknownId}'--`] : [])]) {
      const { status } = await ask(endpoint, { id, body: endpoint.body && {} });
      if (status !== 404 && !(status === 422 && id === unknownId))
        failures.push([nameOf(endpoint), id, status]);
    }
  }
  expect(failures).toEqual([]);
});

/** Sample values for parameters: at least one of every kind. A new kind needs one more here. */
const lists = Object.values(optionLists).flatMap((file): object[] =>
  Object.values(file).filter((value) => typeof value === 'object'),
);
const samples = [
  ...new Set([
    unknownId,
    today(),
    new Date().toISOString(),
    `${new Date().toISOString()}_${unknownId}`,
    '2026-12',
    'a',
    ...lists.flatMap((list) => Object.keys(list)),
    '7',
    '1000',
    'true',
    '/manage-applied',
  ]),
];
/** Parameters with their examples, where the contract gives some. */
const parametersOf = (query: z.ZodType) =>
  Object.entries(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map(
    ([name, schema]) => [name, typeof schema === 'object' ? schema.examples : undefined] as const,
  );

// Requests to a user's own record have separate tests.
const listing = all.filter(({ method, query }) => method === 'GET' && query);

it.each(listing.map((one): [string, Endpoint] => [nameOf(one), one]))(
  '%s answers every parameter that it documents, alone and all together',
  async (_, endpoint) => {
    const query = endpoint.query as z.ZodType;
    // A record that does not exist has no sublists either.
    const found = endpoint.path.includes(':') ? 404 : 200;
    const [first, last]: [Record<string, string>, Record<string, string>] = [{}, {}];
    for (const [name, examples] of parametersOf(query)) {
      const isTaken = (value: string) => parse(query, { [name]: value }, 'en').ok;
      const known = (examples as string[] | undefined) ?? samples;
      const [one, other] = [known.find(isTaken), known.findLast(isTaken)];
      if (one === undefined || other === undefined) throw new Error(`no sample is a ${name}`);
      const { status } = await ask(endpoint, { query: { [name]: other } });
      expect([name, other, status]).toEqual([name, other, found]);
      Object.assign(first, { [name]: one });
      Object.assign(last, { [name]: other });
    }
    for (const whole of [first, last])
      expect([whole, (await ask(endpoint, { query: whole })).status]).toEqual([whole, found]);
  },
);

it('answers an unknown address of the API as the wire format says', async () => {
  const { status, body } = await api.http().get('/api/v1/nothing-here');
  expect([status, body.code, body.data]).toEqual([404, 'not_found', null]);
});
