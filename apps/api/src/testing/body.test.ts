import { endpoints } from '@acheep/contract/endpoints';
import { type Endpoint, usualBody } from '@acheep/contract/kernel/endpoint';
import { check } from '@acheep/contract/kernel/validation';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bearerFor } from './bearer.ts';
import { startApi } from './harness.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpointOf = (name: string) => all.find((one) => nameOf(one) === name) as Endpoint;
const id = '01900000-0000-7000-8000-000000000000';
const urlOf = ({ path }: Endpoint) => `/api/v1${path.replace(/:\w+/g, id)}`;

/** Fields of records that the caller may never set. */
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
const poison = '{"__proto__":{"verified":true},"constructor":{"prototype":{"verified":true}}}';
const poisoned = ['company', 'cv', 'skills', 'surprise'].flatMap((name) => [
  poison,
  `{"${name}":${poison}}`,
  `{"${name}":[${poison}]}`,
]);
const ofNothing = ['null', '[]', '"x"', '1', '{"email":"\\ud800"}'];
const withBody = all.filter(({ body }) => body);

describe('security 20, 27: no body', () => {
  it('takes a field of the record that is not its own', () => {
    const failures = withBody.flatMap((endpoint) => {
      const checked = check(endpoint.body as z.ZodType, extra);
      const taken = Object.keys(extra).filter((name) => checked.ok || !checked.faults.has(name));
      return taken.length > 0 ? [[nameOf(endpoint), ...taken]] : [];
    });
    expect(failures).toEqual([]);
  });

  it('takes __proto__, at any depth, or what is no object', () => {
    const taken = withBody.flatMap((endpoint) =>
      [...poisoned, ...ofNothing]
        .filter((payload) => check(endpoint.body as z.ZodType, JSON.parse(payload)).ok)
        .map((payload) => [nameOf(endpoint), payload]),
    );
    expect(taken).toEqual([]);
    expect(({} as { verified?: unknown }).verified).toBeUndefined();
  });
});

const types = [
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
];
// A sample is enough, as no route has its own parser, limit or error handler: see `route.test.ts`.
describe.each(['POST /job', 'PUT /resume/work', 'POST /upload/docs'])(
  'security 20, 27, 28: the body of %s',
  (name) => {
    const endpoint = endpointOf(name);
    const send = async (payload: string, type = 'application/json') =>
      api.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: { ...(await bearerFor(api, endpoint)), 'Content-Type': type },
        payload,
      });
    // JSON is read, but is not a file.
    const right = endpoint.upload ? [400, 415, 422] : [400, 422];

    it('has no field that it does not know, and no __proto__ at any depth', async () => {
      for (const payload of [JSON.stringify(extra), ...poisoned]) {
        const { statusCode, body } = await send(payload);
        expect(right).toContain(statusCode);
        if (!endpoint.upload)
          expect([payload, JSON.parse(body).code]).toEqual([payload, 'validation.failed']);
      }
      expect(({} as { verified?: unknown }).verified).toBeUndefined();
    });

    it('is neither broken nor anything but an object', async () => {
      const broken = ['', '{', '{"a":1}{', '['.repeat(5000), '{"a":'.repeat(5000), '\ufeff{}'];
      for (const payload of [...ofNothing, ...broken]) {
        const { statusCode } = await send(payload);
        expect([payload.slice(0, 20), right.includes(statusCode)]).toEqual([payload.slice(0, 20), true]);
      }
    });

    it('is checked or refused, whatever it says it is', async () => {
      for (const type of types) {
        const { statusCode } = await send('{"email":"a@example.com","surprise":1}', type);
        expect([type, [400, 415, 422].includes(statusCode)]).toEqual([type, true]);
      }
    });

    it('is read no further than its limit', async () => {
      const payload = JSON.stringify({ email: 'x'.repeat((endpoint.maxBodyBytes ?? usualBody) + 50_000) });
      expect((await send(payload)).statusCode).toBe(413);
    });
  },
);

it('security 28: an upload that is no form is refused', async () => {
  // A part of a file is only checked where its record exists, in its own tests.
  const uploads = all.filter(({ upload, path }) => upload && !path.includes(':'));
  expect(uploads.length).toBeGreaterThan(0);
  for (const endpoint of uploads) {
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
  const response = await api.app.inject({ method: 'POST', url: '/api/v1/job', headers, payload });
  expect([response.statusCode, Object.keys(response.json().data)]).toEqual([422, ['skills.0.__proto__']]);
});
