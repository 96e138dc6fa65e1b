import { login, register } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';

const password = 'correct horse battery';

const api = await startApi();
// Each test starts with empty windows.
afterEach(async () => {
  await api.prisma.limitCount.deleteMany();
  api.setClock(null);
});

const send = ({ method, path }: Endpoint, payload: object, { address = '203.0.113.7' } = {}) =>
  api.app.inject({ method, url: `/api/v1${path}`, remoteAddress: address, payload });
const signIn = (email: string, typed: string, from?: { address: string }) =>
  send(login, { email, password: typed }, from);
const withPassword = async (email: string) =>
  createUser(api.prisma, { email, passwordHash: await api.deps.passwords.hash(password) });

/** Sends requests five at a time: fewer than the database has connections. */
async function oneAtATime<T>(count: number, ask: (number: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count) {
    const first = answers.length;
    const together = Array.from({ length: Math.min(5, count - first) }, (_, n) => ask(first + n));
    answers.push(...(await Promise.all(together)));
  }
  return answers;
}

describe('one account under attack', () => {
  const anywhere = (count: number) => ({ address: `192.0.2.${count}` });
  /** Wrong passwords from forty addresses, two from each. */
  async function attack(email: string) {
    const answers = await oneAtATime(80, (n) => signIn(email, 'wrong', anywhere(n % 40)));
    return answers.filter(({ statusCode }) => statusCode === 401).length;
  }

  it('security 49: wrong passwords are counted over all networks, and each network waits longer and longer', async () => {
    const begun = api.deps.now().getTime();
    api.setClock(new Date(begun));
    await withPassword('hunted@example.com');
    // Thirty from all addresses; then one from each address that has not tried yet.
    const checked = await attack('hunted@example.com');
    expect(checked).toBeGreaterThan(29);
    expect(checked).toBeLessThan(75);
    expect(await attack('hunted@example.com')).toBeLessThan(40);
    const refused = await signIn('hunted@example.com', 'wrong', anywhere(1));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'login.wait']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(3600);
    // After the wait there is one try, and then another wait.
    api.setClock(new Date(begun + wait * 1000));
    const tries = [];
    for (let count = 0; count < 3; count += 1)
      tries.push((await signIn('hunted@example.com', 'wrong', anywhere(1))).statusCode);
    expect(tries).toEqual([401, 429, 429]);
  });

  it('security 49: the owner is let in meanwhile: at once from a known network, and with the right password from a new one', async () => {
    await withPassword('owned@example.com');
    const home = { address: '198.51.100.20' };
    expect((await signIn('owned@example.com', password, home)).statusCode).toBe(200);
    await attack('owned@example.com');
    await attack('owned@example.com');
    for (const typed of ['wrong', 'wrong', password])
      expect((await signIn('owned@example.com', typed, home)).statusCode).toBe(
        typed === password ? 200 : 401,
      );
    expect((await signIn('owned@example.com', password, { address: '198.51.100.21' })).statusCode).toBe(200);
  });

  it('security 10: tells nobody whether there is an account', async () => {
    await withPassword('there@example.com');
    const answers = [];
    for (const email of ['there@example.com', 'nowhere@example.com']) {
      await attack(email);
      const { statusCode, body, headers } = await signIn(email, 'wrong', anywhere(1));
      answers.push([statusCode, JSON.parse(body).code, Number(headers['retry-after']) > 0]);
    }
    expect(answers[0]).toEqual([429, 'login.wait', true]);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('one network under suspicion', () => {
  const carrier = { address: '203.0.113.99' };

  it('security 5: a hundred wrong passwords from a carrier’s address lock nobody out behind it', async () => {
    await withPassword('behind@example.com');
    await oneAtATime(120, (n) => signIn(`victim${n}@example.com`, 'wrong', carrier));
    expect((await signIn('behind@example.com', password, carrier)).statusCode).toBe(200);
  });

  it('security 5: who sprays passwords is stopped, and who signed in from there before is not', async () => {
    await withPassword('regular@example.com');
    await withPassword('stranger@example.com');
    expect((await signIn('regular@example.com', password, carrier)).statusCode).toBe(200);
    await signIn('spray@example.com', 'wrong', carrier);
    await api.prisma.$executeRaw`UPDATE limit_count SET tries = 300 WHERE key LIKE 'signIn-address-900:%'`;
    const sprayed = await signIn('sprayed@example.com', 'wrong', carrier);
    expect([sprayed.statusCode, sprayed.json().code]).toEqual([429, 'login.wait']);
    expect((await signIn('stranger@example.com', password, carrier)).statusCode).toBe(429);
    expect((await signIn('Regular@example.com', password, carrier)).statusCode).toBe(200);
  });

  it('sixty who forgot their password behind one address leave the next one to ask', async () => {
    const asked = await oneAtATime(61, (n) => send(forgotPassword, { email: `f${n}@example.com` }, carrier));
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

it('security 49: a hundred and fifty requests from thirty addresses are eight mails to one person', async () => {
  await withPassword('flooded@example.com');
  const askAll = async (endpoint: Endpoint, body: object) => {
    const answers = await oneAtATime(150, (n) => send(endpoint, body, { address: `192.0.2.${n % 30}` }));
    return answers.filter(({ statusCode }) => statusCode < 300).length;
  };
  const mails = () =>
    api.prisma.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE data->>'to' = 'flooded@example.com'`;
  expect(await askAll(forgotPassword, { email: 'flooded@example.com' })).toBe(8);
  expect(await mails()).toHaveLength(8);
  const person = { name: 'Sok Dara', email: 'flooded@example.com', password, confirmPassword: password };
  expect(await askAll(register, person)).toBe(8);
  expect(await mails()).toHaveLength(16);
  const { statusCode, body, headers } = await send(forgotPassword, { email: 'flooded@example.com' });
  expect([statusCode, JSON.parse(body).code]).toEqual([429, 'mail.too_many']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3600);
});
