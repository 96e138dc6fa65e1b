import { existsSync } from 'node:fs';
import path from 'node:path';
import { login, profileGet } from '@acheep/contract/accounts/account';
import { jobList } from '@acheep/contract/jobs/job';
import type { Role } from '@acheep/contract/kernel/role';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi, startHarness } from './harness.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));

const api = await startApi({ PUBLIC_URL: 'https://acheep.example' });

const addresses = ['/', '/km/job', '/api/v1/job', '/api/v1/users/profile', '/api/v1/nothing', '/health/live'];

describe.each(addresses)('security 41: the headers of %s', (url) => {
  it('allow our own scripts, over HTTPS, in no frame, with no device', async () => {
    const { headers } = await api.http().get(url);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => part.trim().split(/ (.*)/s).slice(0, 2) as [string, string]),
    );
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['permissions-policy']).toContain('microphone=(self)');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('let no other site read, whatever it asks', async () => {
    const foreign = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    for (const answer of [
      await api.http().get(url).set(foreign),
      await api.http().options(url).set(foreign),
    ]) {
      const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      expect(allowing).toEqual([]);
    }
  });
});

it.runIf(isBuilt)('security 41: the page runs no script of its own text', async () => {
  const { text } = await api.http().get('/');
  const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  const running = scripts.filter(([, attributes]) => !/application\/(ld\+)?json/.test(attributes ?? ''));
  expect(running.length).toBeGreaterThan(0);
  for (const [, attributes, content] of running)
    expect([attributes?.includes(' src="/'), content]).toEqual([true, '']);
  expect(text).not.toMatch(/<[^>]+\son\w+=|javascript:/i);
});

describe('security 42: what is for developers', () => {
  it.each([
    '/api/v1/docs',
    '/api/v1/docs/start.js',
    '/dev/mail',
    '/dev/words',
    '/api/v1/metrics',
    '/health/metrics',
  ])('%s is not there in production', async (url) => {
    expect((await api.http().get(url)).status).toBe(404);
  });

  it('but the documentation of the API is there for signed-in admins, with all that it loads', async () => {
    const open = async (url: string, role: Role, cookie = 'theme=dark; token=') => {
      const token = await api.tokenOf(await createUser(api.prisma, { role }));
      return api
        .http()
        .get(url)
        .set('Cookie', cookie + token);
    };
    const { status, text, headers } = await open('/api/v1/docs', 'admin');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const loaded = [...text.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, url]) => url as string);
    expect(loaded.length).toBeGreaterThan(2);
    for (const url of ['/api/v1/docs', ...loaded]) {
      expect([url, (await open(url, 'admin')).status]).toEqual([url, 200]);
      expect([url, (await open(url, 'recruiter')).status]).toEqual([url, 404]);
      expect([url, (await open(url, 'admin', 'othertoken=')).status]).toEqual([url, 404]);
      expect([url, (await api.http().get(url).set('Cookie', 'token=x.y.z')).status]).toEqual([url, 404]);
    }
    expect((await open('/api/v1/docs/toString', 'admin')).status).toBe(404);
  });

  it('nor for an admin without the second factor that the settings ask for', async () => {
    const strict = await startHarness({ SECOND_FACTOR: 'required' });
    const token = await strict.tokenOf(await createUser(strict.prisma, { role: 'admin' }));
    const { status } = await strict.http().get('/api/v1/docs').set('Cookie', `token=${token}`);
    expect(status).toBe(404);
    await strict.close();
  });

  it('neither are measurements', async () => {
    const { text, headers } = await api.http().get('/metrics');
    expect(text).not.toMatch(/process_|nodejs_|# HELP/);
    expect(headers['content-type']).toMatch(/html|json/);
  });
});

describe('security 43: a fault of ours', () => {
  const secret = 'connect ETOOBAD postgres://acheep:hunter2@10.1.2.3/acheep at /srv/app/account.ts:12';

  it.each(['en', 'km'] as const)('says nothing but its request id (%s)', async (locale) => {
    const verify = async () => {
      throw new Error(secret);
    };
    const broken = await buildApp({ ...api.deps, passwords: { ...api.deps.passwords, verify } });
    const answer = await broken.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers: { 'Accept-Language': locale },
      payload: { email: 'a@example.com', password: 'correct horse' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'service.failed',
      message: expect.any(String),
      data: null,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const everything = JSON.stringify(answer.headers) + answer.body;
    for (const word of ['hunter2', 'postgres', '/srv', 'ETOOBAD', 'Error', '.ts'])
      expect(everything).not.toContain(word);
    await broken.close();
  });
});

describe('security 45: what is personal', () => {
  it('is kept by no cache, neither are refusals', async () => {
    const person = await createUser(api.prisma);
    const own = await api.as(person).call(profileGet);
    const refused = await api.as(null).call(profileGet);
    const failed = await api.as(null).call(login, { body: { email: 'a@example.com', password: 'x' } });
    expect([own.status, refused.status, failed.status]).toEqual([200, 401, 401]);
    for (const { headers } of [own, refused, failed]) expect(headers['cache-control']).toBe('no-store');
    expect((await api.as(null).call(jobList)).headers['cache-control']).not.toBe('public');
  });

  it('is not authorised by a cookie alone', async () => {
    const token = await api.tokenOf(await createUser(api.prisma));
    const { status } = await api.http().get('/api/v1/users/profile').set('Cookie', `token=${token}`);
    expect(status).toBe(401);
  });
});
