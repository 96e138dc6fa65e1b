import { login, register } from '@acheep/contract/accounts/account';
import { changePassword, forgotPassword, resetPassword } from '@acheep/contract/accounts/password';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { startApi } from '../../../testing/harness.ts';
import { type Passwords, startPasswords } from './password.ts';

const password = 'correct horse battery';
const chosen = { password, confirmPassword: password };
const network = '198.51.100.7';

const api = await startApi({ LIMIT_FACTOR: '1000' });
let slow: Passwords;
beforeAll(async () => {
  // At this cost a hash takes long enough for a queue to form.
  slow = startPasswords(11);
});
afterAll(() => slow.close());

async function appWith(passwords: Passwords): Promise<FastifyInstance> {
  const app = await buildApp({ ...api.deps, passwords });
  await app.ready();
  return app;
}

const send = (app: FastifyInstance, { method, path }: Endpoint, payload: object, more = {}) =>
  app.inject({ method, url: `/api/v1${path}`, payload, remoteAddress: network, ...more });

it('security 52: a hundred wrong passwords of one network delay another person’s by a few, and what finds no room is a 503', async () => {
  const app = await appWith(slow);
  await createUser(api.prisma, { email: 'dara@example.com', passwordHash: await slow.hash(password) });
  const done: Awaited<ReturnType<typeof send>>[] = [];
  const flood = Array.from({ length: 100 }, async (_, number) =>
    done.push(await send(app, login, { email: `a${number}@example.com`, password: 'wrong' })),
  );
  const tried = () => done.filter(({ statusCode }) => statusCode === 401).length;
  // The rest of the hundred requests is queued; now the other user signs in from a different network.
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(70), { timeout: 15_000, interval: 5 });
  const [before, waiting] = [tried(), 100 - done.length];
  const signedIn = await send(
    app,
    login,
    { email: 'dara@example.com', password },
    { remoteAddress: '192.0.2.1' },
  );
  expect(signedIn.statusCode).toBe(200);
  expect(waiting).toBeGreaterThan(8);
  expect(tried() - before).toBeLessThan(8);

  await Promise.all(flood);
  const refused = done.filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThan(30);
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'service.unavailable', data: null });
  }
  await app.close();
});

it('security 52: passwords take their turn by network, and by account where somebody is signed in', async () => {
  const callers: [string, string | undefined][] = [];
  const { passwords } = api.deps;
  const app = await appWith({
    ...passwords,
    hash: (typed, caller) => {
      callers.push(['hash', caller]);
      return passwords.hash(typed, caller);
    },
    verify: (typed, hash, caller) => {
      callers.push(['verify', caller]);
      return passwords.verify(typed, hash, caller);
    },
  });
  const email = 'sophea@example.com';
  const person = await createUser(api.prisma, {
    email,
    passwordHash: await passwords.hash('an older password'),
  });
  await send(app, register, { role: 'user', name: 'Sok Dara', email: 'new@example.com', ...chosen });
  const handle = (await send(app, forgotPassword, { email })).json().data;
  const [mail] = (await api.mails(2)).filter(({ to }) => to?.[0]?.address === email);
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0];
  expect((await send(app, resetPassword, { ...handle, code, ...chosen })).statusCode).toBe(200);
  expect((await send(app, login, { email, password })).statusCode).toBe(200);
  const headers = { Authorization: `Bearer ${await api.tokenOf(person)}` };
  const next = { password: 'quite another password', confirmPassword: 'quite another password' };
  await send(app, changePassword, { currentPassword: password, ...next }, { headers });
  expect((await send(app, accountDelete, { password: next.password }, { headers })).statusCode).toBe(200);
  expect(callers).toEqual([
    ['hash', network],
    ['hash', network],
    ['verify', network],
    ['verify', person.id],
    ['hash', person.id],
    ['verify', person.id],
  ]);
  await app.close();
});
