import { login, register } from '@acheep/contract/accounts/account';
import { changePassword, forgotPassword, resetPassword } from '@acheep/contract/accounts/password';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { startApi } from '../../../testing/harness.ts';
import type { Passwords } from './password.ts';

const password = 'correct horse battery';
const chosen = { password, confirmPassword: password };
const network = '198.51.100.7';

const api = await startApi({ LIMIT_FACTOR: '1000' });

async function appWith(passwords: Passwords): Promise<FastifyInstance> {
  const app = await buildApp({ ...api.deps, passwords });
  await app.ready();
  return app;
}

const send = (app: FastifyInstance, { method, path }: Endpoint, payload: object, more = {}) =>
  app.inject({ method, url: `/api/v1${path}`, payload, remoteAddress: network, ...more });

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
