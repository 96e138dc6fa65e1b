import { login, profileGet } from '@acheep/contract/accounts/account';
import { emailChangeBack, emailChangeConfirm, emailChangeNew } from '@acheep/contract/accounts/email-change';
import { changePassword } from '@acheep/contract/accounts/password';
import { createUser } from '@acheep/prisma/factories/user';
import type { Email } from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { emailChangeModule } from './email-change.module.ts';

const password = 'correct horse battery';
const chosen = 'mekong ferry at dawn';
const day = 86_400_000;

const api = await startApi({ LIMIT_FACTOR: '1000' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});

const personAt = (email: string) => createUser(api.prisma, { email, passwordHash });
const ask = (person: { id: string }, email: string, typed = password) =>
  api.as(person).call(emailChangeNew, { body: { email, password: typed } });
const confirm = (token: string) => api.as(null).call(emailChangeConfirm, { body: { token } });
const goBack = (token: string) =>
  api.as(null).call(emailChangeBack, { body: { token, password: chosen, confirmPassword: chosen } });
const signIn = async (email: string, typed = password) =>
  (await api.as(null).call(login, { body: { email, password: typed } })).status;
const tokenIn = (mail: Email | undefined) => /email\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const tokenTo = async (address: string, count = 1) => tokenIn((await api.mailsTo(address, count)).at(-1));
const emailOf = async ({ id }: { id: string }) =>
  (await api.prisma.user.findUniqueOrThrow({ where: { id } })).email;

describe('changing the e-mail address', () => {
  it('is made by the link to the new address, and the old one is told', async () => {
    const person = await personAt('old@change.example');
    expect((await ask(person, 'New@change.example')).status).toBe(202);
    expect(await emailOf(person)).toBe('old@change.example');
    const { status, body } = await confirm(await tokenTo('new@change.example'));
    expect([status, body.data]).toEqual([200, { email: 'new@change.example' }]);
    expect([await signIn('old@change.example'), await signIn('new@change.example')]).toEqual([401, 200]);
    const [told] = await api.mailsTo('old@change.example');
    expect(told?.subject).toBe('Your Acheep e-mail was changed');
    expect(told?.text).toContain('new@change.example');
  });

  it('is undone by the link to the old address: with a new password, everybody signed out, once', async () => {
    const person = await personAt('victim@change.example');
    const stolen = await api.tokenOf(person);
    await ask(person, 'thief@change.example');
    await confirm(await tokenTo('thief@change.example'));
    const back = await tokenTo('victim@change.example');
    // A second change does not close the way back of the first.
    await ask(person, 'thief-two@change.example');
    await confirm(await tokenTo('thief-two@change.example'));
    const thievesBack = await tokenTo('thief@change.example', 2);

    expect((await goBack(back)).body.data).toEqual({ email: 'victim@change.example' });
    expect((await api.withToken(stolen).call(profileGet)).status).toBe(401);
    expect([
      await signIn('victim@change.example'),
      await signIn('victim@change.example', chosen),
      await signIn('thief-two@change.example'),
    ]).toEqual([401, 200, 401]);
    for (const again of [back, thievesBack])
      expect((await goBack(again)).body.code).toBe('email_change.invalid');
  });

  it('the thief who goes back first leaves the owner the way back of before', async () => {
    const person = await personAt('owner@change.example');
    await ask(person, 'robber@change.example');
    await confirm(await tokenTo('robber@change.example'));
    const back = await tokenTo('owner@change.example');
    await ask(person, 'robber-two@change.example');
    await confirm(await tokenTo('robber-two@change.example'));
    expect((await goBack(await tokenTo('robber@change.example', 2))).status).toBe(200);
    expect((await goBack(back)).body.data).toEqual({ email: 'owner@change.example' });
  });

  it('the way back is open for seven days', async () => {
    const person = await personAt('slow@change.example');
    await ask(person, 'slower@change.example');
    await confirm(await tokenTo('slower@change.example'));
    const back = await tokenTo('slow@change.example');
    api.setClock(new Date(Date.now() + 7 * day + 1000));
    expect((await goBack(back)).body.code).toBe('email_change.invalid');
    await emailChangeModule.sweep?.(api.deps);
    api.setClock(null);
    expect(await api.prisma.emailChange.count({ where: { userId: person.id } })).toBe(0);
    expect(await emailOf(person)).toBe('slower@change.example');
  });
});

describe('changing the e-mail address: refused', () => {
  it('a wrong password, the same address, and a sixth request of a day', async () => {
    const person = await personAt('refused@change.example');
    const wrong = await ask(person, 'other@change.example', 'a guess of it');
    expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['password']]);
    const same = await ask(person, 'Refused@change.example');
    expect([same.status, Object.keys(same.body.data)]).toEqual([422, ['email']]);
    const asked = [];
    for (let number = 1; number <= 6; number += 1)
      asked.push((await ask(person, `other-${number}@change.example`)).status);
    expect(asked).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('an address that has an account gets no link, and the answer is the same', async () => {
    const [person, other] = [await personAt('asker@change.example'), await personAt('taken@change.example')];
    const answers = [await ask(person, 'taken@change.example'), await ask(person, 'free-one@change.example')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { data: null }],
      [202, { data: null }],
    ]);
    await api.mailsTo('free-one@change.example');
    const queued = await api.prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE data->>'to' = 'taken@change.example'`;
    expect(queued).toEqual([]);
    expect(await emailOf(other)).toBe('taken@change.example');
  });

  it('a link that is used, old, outdated by another, or made up', async () => {
    const person = await personAt('links@change.example');
    await ask(person, 'first@change.example');
    await ask(person, 'second@change.example');
    const [first, second] = [await tokenTo('first@change.example'), await tokenTo('second@change.example')];
    api.setClock(new Date(Date.now() + day + 1000));
    expect((await confirm(first)).body.code).toBe('email_change.invalid');
    api.setClock(null);
    const twice = await Promise.all([confirm(second), confirm(second)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const token of [first, second, 'x', '0'.repeat(43)])
      expect((await confirm(token)).body.code).toBe('email_change.invalid');
    // The token of one link is no key for the other.
    expect((await goBack(second)).body.code).toBe('email_change.invalid');
  });

  it('a link that was asked for with a password that has been changed since', async () => {
    const person = await personAt('careful@change.example');
    await ask(person, 'stranger@change.example');
    const token = await tokenTo('stranger@change.example');
    const body = { currentPassword: password, password: chosen, confirmPassword: chosen };
    expect((await api.as(person).call(changePassword, { body })).status).toBe(200);
    expect((await confirm(token)).body.code).toBe('email_change.invalid');
    expect(await emailOf(person)).toBe('careful@change.example');
  });

  it('one address for two accounts: the first link wins, and an unconfirmed registration of it gives way', async () => {
    const people = [await personAt('one@change.example'), await personAt('two@change.example')];
    const squatter = await createUser(api.prisma, { email: 'both@change.example', activatedAt: null });
    for (const person of people) await ask(person, 'both@change.example');
    const tokens = (await api.mailsTo('both@change.example', 2)).map(tokenIn);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.prisma.user.count({ where: { id: squatter.id } })).toBe(0);
    expect(await api.prisma.user.count({ where: { email: 'both@change.example' } })).toBe(1);
  });
});
