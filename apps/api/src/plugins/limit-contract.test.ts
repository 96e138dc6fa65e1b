import { createHash } from 'node:crypto';
import { endpoints } from '@acheep/contract/endpoints';
import { type ErrorCode, errorText } from '@acheep/contract/errors';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { limits, type Tier } from '@acheep/contract/kernel/limit';
import { valuesOf } from '@acheep/contract/kernel/option';
import { type Role, roles } from '@acheep/contract/kernel/role';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startCodeGateway } from '../local/code-gateway.ts';
import { letsIn } from '../testing/bearer.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { type Counted, limitsOf } from './limit.ts';

const all: readonly Endpoint[] = endpoints;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const of = (tier: Tier) =>
  all
    .filter(({ limit }) => limit === tier)
    .map(nameOf)
    .sort();

/** Each limit of each tier, at the first endpoint with it: all others use the same code. */
const first = new Map(all.toReversed().flatMap((one) => (one.limit ? [[one.limit, one] as const] : [])));
const tiers = [...first.values()].flatMap((endpoint) =>
  limitsOf(endpoint).map((limit): [string, Counted, Endpoint] => [limit.name, limit, endpoint]),
);

/** Bodies for limits by e-mail address, which read them; the results do not matter. */
const chosen = { password: 'correct horse battery', confirmPassword: 'correct horse battery' };
const bodies: Partial<Record<Tier, (email: string, limit: Counted) => object>> = {
  signIn: (email) => ({ email, password: 'wrong' }),
  resetCode: (email, { only }) => ({
    email,
    token: 'wrong',
    ...(only === 'code' ? { code: '000000' } : { key: 'wrong' }),
    ...chosen,
  }),
  activation: (email, { by }) => ({ token: by === 'link' ? 'unknown' : email, registeredPassword: 'wrong' }),
  phoneCode: (email) => ({ phone: numberOf(email), purpose: 'sign-in' }),
  export: () => ({ password: '' }),
  mail: (email) => ({ role: 'user', name: 'Sok Dara', email, ...chosen }),
  enquiry: (email) => ({
    kind: 'contact',
    name: 'Sok Dara',
    email,
    subject: 'A question',
    message: 'How do I begin?',
    form: 'wrong',
  }),
};

/** A number for an address: another one for another. */
const numberOf = (email: string) =>
  `+85512${100_000 + (createHash('sha256').update(email).digest().readUInt32BE() % 900_000)}`;

let gateway: Awaited<ReturnType<typeof startCodeGateway>>;
let api: Harness;
let other: FastifyInstance;
let hours = 0;
beforeAll(async () => {
  gateway = await startCodeGateway();
  api = await startHarness({ ...gateway.settings('telegram'), PHONE_CODES_DAILY: '1000' });
  other = await buildApp(api.deps);
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await api.close();
  await gateway.stop();
});
async function openWindows() {
  await api.prisma.limitCount.deleteMany();
  hours += 3;
  api.setClock(new Date(Date.now() + hours * 3_600_000));
}
// Each test starts with empty windows.
afterEach(openWindows);

const people = new Map<Role, { id: string }>();
async function bearerFor(endpoint: Endpoint): Promise<Record<string, string>> {
  if (endpoint.access === 'public') return {};
  if (endpoint.access === 'partner') return { 'X-Api-Key': await api.keyOfPartner() };
  const role = valuesOf(roles).find((one) => letsIn(endpoint, one)) ?? 'user';
  const person = people.get(role) ?? (await createUser(api.prisma, { role }));
  people.set(role, person);
  // Created in this hour: a session does not last until the next window.
  return { Authorization: `Bearer ${await api.tokenOf(person)}` };
}

/** Sends requests that count towards a limit, alternately to the two replicas. */
async function caller(limit: Counted, endpoint: Endpoint) {
  const { name, by } = limit;
  const headers = await bearerFor(endpoint);
  const url = `/api/v1${endpoint.path.replace(':id', '01900000-0000-7000-8000-000000000000')}`;
  const query: Record<string, string> = endpoint.method === 'GET' ? { search: 'accountant' } : {};
  return (sent: number) => {
    const email = by.includes('email') ? `${name}@example.com` : `${name}${sent}@example.com`;
    const elsewhere = by === 'email' || by === 'everybody';
    const remoteAddress = elsewhere ? `198.51.${sent >> 8}.${sent % 256}` : '203.0.113.7';
    const body = endpoint.limit && bodies[endpoint.limit]?.(email, limit);
    return (sent % 2 ? api.app : other).inject({
      method: endpoint.method,
      url,
      query,
      remoteAddress,
      headers,
      ...(endpoint.body ? { payload: body ?? {} } : {}),
    });
  };
}

const setTries = ({ name }: Counted, tries: number) => api.prisma.$executeRaw`
  UPDATE limit_count SET tries = ${tries} WHERE key LIKE ${`${name}:%`} AND tries > 0`;

// Limits that slow callers down refuse nobody.
const counted = tiers.filter(([, { slows }]) => !slows);
/** The narrowest limit of each kind: the others of the kind use the same code. */
const kinds = new Map(
  counted
    .toSorted(([, one], [, next]) => next.tries - one.tries)
    .map((one): [string, (typeof tiers)[number]] => {
      const { by, onlyFailures, only, block, sparesKnown } = one[1];
      return [[by, onlyFailures, block ? 'block' : only, sparesKnown].join(), one];
    }),
);

describe('the limits of the contract', () => {
  it('hold what is worth guessing, mailing, faking or taking along', () => {
    const guessed = { signIn: of('signIn'), resetCode: of('resetCode'), activation: of('activation') };
    expect({ ...guessed, mail: of('mail') }).toEqual({
      signIn: ['POST /users/identity/join', 'POST /users/login'],
      activation: ['POST /users/verify-email'],
      resetCode: ['POST /users/forgot-password/look', 'POST /users/forgot-password/reset'],
      mail: [
        'POST /application/easy',
        'POST /users/forgot-password',
        'POST /users/identity/register',
        'POST /users/register',
        'POST /users/verify-email/resend',
      ],
    });
    expect(of('password')).toEqual([
      'DELETE /users/account',
      'DELETE /users/identity/:id',
      'DELETE /users/passkey/:id',
      'DELETE /users/second-factor',
      'DELETE /users/telegram',
      'POST /admin/backup/link',
      'POST /admin/user',
      'POST /admin/user/:id/email',
      'POST /admin/user/:id/role',
      'POST /users/email',
      'POST /users/merge',
      'POST /users/merge/finish',
      'POST /users/merge/look',
      'POST /users/passkey',
      'POST /users/passkey/start',
      'POST /users/phone',
      'POST /users/provider/add',
      'POST /users/second-factor',
      'POST /users/second-factor/start',
      'POST /users/telegram/link',
      'PUT /company/own/owner',
      'PUT /users/password',
    ]);
    expect(of('create')).toEqual([
      'POST /event',
      'POST /event/:id/copy',
      'POST /job',
      'POST /job/:id/copy',
      'POST /training',
      'POST /training/:id/copy',
    ]);
    expect(of('unasked')).toEqual([
      'POST /company/own/invitation',
      'POST /post',
      'POST /post/:id/share',
      'POST /report',
    ]);
    expect(of('enquiry')).toEqual(['POST /enquiry']);
    expect(of('comment')).toEqual(['POST /comment']);
    const uploads = all.filter(({ method, upload }) => upload && method === 'POST');
    expect(of('costly')).toEqual(
      expect.arrayContaining(['POST /application', 'POST /admin/import', ...uploads.map(nameOf)]),
    );
    expect(of('open')).toEqual(
      expect.arrayContaining([
        'GET /resume/:id',
        'GET /talent/:id',
        'POST /users/resume/pdf',
        'POST /resume/:id/pdf',
      ]),
    );
  });

  it('are there for whatever visitors look for or send, and whatever others make', () => {
    const endless = all.filter(({ method, access, query, limit }) => {
      const isSearch = access === 'public' && query?.safeParse({ search: 'a' }).success;
      const isMade = method === 'POST' && access !== 'Admin';
      return (isSearch || isMade) && !limit;
    });
    // Actions that are done once, and links to existing files.
    expect(endless.map(({ path }) => path).sort()).toEqual([
      '/application/:id/cv',
      '/application/:id/withdraw',
      '/company/own/paper/:id/file',
      '/users/logout',
    ]);
  });

  it('are counted for each endpoint by itself, but where one could be used for the other', () => {
    const shared = all.filter((one) => limitsOf(one).some(({ of: endpoint }) => endpoint === ''));
    expect(new Set(shared.map(({ limit }) => limit))).toEqual(
      new Set(['signIn', 'resetCode', 'password', 'phoneCode', 'create', 'search']),
    );
    const names = Object.keys(limits).flatMap((limit) =>
      limitsOf({ limit: limit as Tier, method: 'GET', path: '/' }).map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('security 39: each refuses whoever is over it, and nobody before', async () => {
    const failures: unknown[] = [];
    for (const [name, limit, endpoint] of counted) {
      await openWindows();
      const ask = await caller(limit, endpoint);
      const given = [await ask(0)];
      // Tries that a process has prefetched are not requested again: the other process is refused.
      await setTries(limit, limit.block ? limit.tries : limit.tries - 1);
      if (!limit.block) given.push(await ask(1));
      const over = await ask(limit.block ? 1 : 2);
      const wait = Number(over.headers['retry-after']);
      const code = (limit.says as ErrorCode | undefined) ?? 'request.too_many';
      const isRight =
        given.every(({ statusCode }) => statusCode !== 429 && statusCode < 500) &&
        over.statusCode === 429 &&
        over.json().code === code &&
        over.headers['cache-control'] === 'no-store' &&
        wait > 0 &&
        wait <= limit.seconds;
      if (!isRight)
        failures.push([name, ...given.map((one) => one.statusCode), over.statusCode, wait, over.body]);
    }
    expect(failures).toEqual([]);
  });

  it.each([...kinds.values()])('security 39: %s holds across two replicas', async (_, limit, endpoint) => {
    const extra = 6;
    const answers = [];
    const ask = await caller(limit, endpoint);
    // Of a wide limit only the last tries are sent: earlier ones would reach a narrower limit of the same caller.
    let sent = limit.block ? 0 : Math.max(0, limit.tries - 30);
    if (sent > 0) {
      await ask(0);
      await setTries(limit, sent);
    }
    const before = sent;
    // Narrower limits of the same caller are reset between the rounds, and no round exceeds them.
    const narrower = limitsOf(endpoint).filter(({ by, tries }) => by === limit.by && tries < limit.tries);
    const atOnce = Math.min(20, ...narrower.map(({ tries }) => tries));
    while (sent < limit.tries + extra) {
      await api.prisma.$executeRaw`
        DELETE FROM limit_count WHERE split_part(key, ':', 1) = ANY(${narrower.map(({ name }) => name)})`;
      const together = Array.from({ length: Math.min(atOnce, limit.tries + extra - sent) }, () =>
        ask(++sent),
      );
      answers.push(...(await Promise.all(together)));
    }
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    const given = before + answers.length - refused.length;
    expect(given).toBeLessThanOrEqual(limit.tries);
    expect(given).toBeGreaterThan(limit.tries - (limit.block ?? 1));
    const code = (limit.says as ErrorCode | undefined) ?? 'request.too_many';
    // Of many concurrent requests a wider limit refuses some, until those refused here have returned their tries.
    const first = refused.find((one) => one.json().code === code);
    const wait = Number(first?.headers['retry-after']);
    expect(wait > 0 && wait <= limit.seconds).toBe(true);
    const minutes = Math.ceil(wait / 60);
    const params = { seconds: wait, minutes, hours: Math.ceil(wait / 3600) };
    expect(first?.json()).toMatchObject({ code, message: errorText(code, 'en', params) });
    expect(first?.headers['cache-control']).toBe('no-store');
    expect(answers.some(({ statusCode }) => statusCode >= 500)).toBe(false);
  });
});
