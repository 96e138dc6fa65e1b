import { createUser } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const password = 'new-sign-in-9';
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144';

const signIn = (email: string, remoteAddress: string, userAgent: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
    remoteAddress,
  });

it('security 74: who signs in from a new network and in a new browser is told to the owner', async () => {
  const { email } = await createUser(api.prisma, { passwordHash: await api.deps.passwords.hash(password) });
  const told = () => api.prisma.$queryRaw<object[]>`
    SELECT 1 FROM pgboss.job WHERE data->>'to' = ${email} AND data->>'template' = 'new-sign-in'`;
  const from = async (network: string, browser: string) => {
    expect((await signIn(email, network, browser)).statusCode).toBe(200);
    return (await told()).length;
  };
  // The first sign-in is from somewhere new always.
  expect(await from('203.0.113.7', phone)).toBe(0);
  // Another network of the same phone, and another browser at home, are the owner's.
  expect(await from('198.51.100.7', phone)).toBe(0);
  expect(await from('203.0.113.7', laptop)).toBe(0);
  await Promise.all(Array.from({ length: 4 }, () => from('192.0.2.7', 'curl/8.5')));
  expect(await told()).toHaveLength(1);
  // Once is enough.
  expect(await from('192.0.2.8', 'curl/8.5')).toBe(1);
});
