import { login } from '@acheep/contract/accounts/account';
import { adminUserList } from '@acheep/contract/accounts/admin';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../../command/create-admin.ts';
import { startApi } from '../../../testing/harness.ts';
import { runProgram } from '../../../testing/run-command.ts';
import { createFirstAdmin, faultOf, makeAdmin } from './first-admin.ts';

const api = await startApi();
afterEach(async () => {
  await api.prisma.auditEntry.deleteMany();
  await api.prisma.user.deleteMany();
});

const given = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'quiet river morning' };
const start = (config: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string }) =>
  createFirstAdmin({ ...api.deps, config });
const signIn = (password: string) =>
  api.as(null).call(login, { body: { email: 'boss@example.com', password } });
const admins = () => api.prisma.user.count({ where: { role: 'admin' } });

describe('the first admin', () => {
  it('security 6: has no default credentials: a fresh install has no account at all', async () => {
    await start({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    expect(await api.prisma.user.count()).toBe(0);
  });

  it('comes from the settings, once, and signs in', async () => {
    await Promise.all([start(given), start(given)]);
    expect(await admins()).toBe(1);
    const { status, body } = await signIn(given.ADMIN_PASSWORD);
    expect([status, body.data.user.role]).toEqual([200, 'admin']);
    expect((await api.withToken(body.data.token).call(adminUserList)).status).toBe(200);

    await start({ ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'another password here' });
    await start({ ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: '' });
    expect(await admins()).toBe(1);
    const entries = await api.prisma.auditEntry.findMany();
    expect(entries).toMatchObject([
      { action: 'admin.create', actorId: null, details: { origin: 'environment' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(given.ADMIN_PASSWORD);
  });

  it.each([
    [{ ...given, ADMIN_EMAIL: '' }, /ADMIN_EMAIL is not/],
    [{ ...given, ADMIN_PASSWORD: '' }, /ADMIN_PASSWORD is not/],
    [{ ...given, ADMIN_EMAIL: 'boss' }, /ADMIN_EMAIL or ADMIN_PASSWORD is wrong.* e-mail/],
    [{ ...given, ADMIN_PASSWORD: 'password123' }, /This password is too common/],
    [{ ...given, ADMIN_PASSWORD: 'hunter2' }, /ADMIN_EMAIL or ADMIN_PASSWORD is wrong.* password/],
  ])('stops the start where the settings are wrong, in a sentence without them: %#', async (config, said) => {
    const error = await start(config).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ message: expect.stringMatching(said) });
    expect(String(error)).not.toMatch(/hunter2|quiet river/);
    expect(await admins()).toBe(0);
  });

  it('takes nobody else’s account', async () => {
    await createUser(api.prisma, { email: 'boss@example.com' });
    await expect(start(given)).rejects.toThrow('an account that is no admin');
    expect(await admins()).toBe(0);
  });
});

describe('pnpm admin', () => {
  /** Runs the command like an operator, with the password on standard input. */
  async function run(email: string, input: string) {
    const environment = { DATABASE_URL: api.deps.config.DATABASE_URL };
    const { code, output, fault } = await runProgram('command.ts', ['admin', 'create', email], {
      environment,
      input,
    });
    return { code, output: output + fault };
  }

  it('makes an admin with the password that it reads, and says it nowhere', async () => {
    const { code, output } = await run('boss@example.com', 'quiet river morning\n');
    expect([code, output]).toEqual([0, 'The admin can sign in.']);
    expect((await signIn('quiet river morning')).status).toBe(200);
  });

  it('makes a password up where none is given, and says it once', async () => {
    const { code, output } = await run('boss@example.com', '');
    expect(code).toBe(0);
    const password = output.split(': ').at(-1) ?? '';
    expect(password.length).toBeGreaterThan(30);
    expect((await signIn(password)).status).toBe(200);
  });

  it('refuses a weak password in one sentence', async () => {
    const weak = await run('boss@example.com', 'hunter2');
    expect([weak.code, weak.output.split('\n')]).toEqual([1, [expect.stringContaining('password')]]);
    expect(weak.output).not.toContain('hunter2');
    expect(await admins()).toBe(0);
  });

  it('refuses a wrong address, none, and one that has an account', async () => {
    expect(faultOf({ email: 'boss', password: given.ADMIN_PASSWORD })).toMatch(/e-mail/);
    await expect(createAdmin(['create', ''])).rejects.toThrow('admin create <e-mail>');
    const again = { email: 'boss@example.com', password: given.ADMIN_PASSWORD };
    expect(await makeAdmin(api.deps, again, 'command', 'admin')).toBe(true);
    expect(await makeAdmin(api.deps, again, 'command', 'admin')).toBe(false);
    expect(await admins()).toBe(1);
  });
});
