import { login, profileGet } from '@acheep/contract/accounts/account';
import { emailChangeConfirm, emailChangeNew } from '@acheep/contract/accounts/email-change';
import * as identity from '@acheep/contract/accounts/identity';
import { changePassword } from '@acheep/contract/accounts/password';
import * as contract from '@acheep/contract/accounts/phone';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, startPhones } from '../../../testing/phone-visitor.ts';

const password = 'correct horse battery';

const { api, gateway, visitor, coded, enter, byPhone, waysOf } = await startPhones([
  'telegram',
  'plasgate',
  'sms',
]);
const passwordHash = await api.deps.passwords.hash(password);
beforeEach(() => gateway.trouble.clear());
afterEach(() => api.setClock(null));

const minutes = (count: number) => api.setClock(new Date(Date.now() + count * 60_000));

describe('security 70: an account with a phone', () => {
  const add = async (person: { id: string }, phone: string, typed?: string) =>
    api.as(person).call(contract.phoneAdd, {
      body: { ...(await coded(phone, 'add', api.as(person))), ...(typed && { password: typed }) },
    });

  it('gets it with the password, and tells its owner', async () => {
    const person = await createUser(api.prisma, { passwordHash });
    const phone = newNumber();
    expect(Object.keys((await add(person, phone)).body.data)).toEqual(['password']);
    expect(Object.keys((await add(person, phone, 'guessed')).body.data)).toEqual(['password']);
    expect((await add(person, phone, password)).status).toBe(200);
    await expect
      .poll(async () => (await api.mails(0)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining('You can now sign in to Acheep with +855 12'));
    expect((await enter(await coded(phone))).body.data.session.user._id).toBe(person.id);
  });

  it('opens only one', async () => {
    const { phone } = await byPhone();
    const person = await createUser(api.prisma, { passwordHash });
    expect((await add(person, phone, password)).body.code).toBe('phone.taken');
  });

  it('is no operator’s', async () => {
    const admin = await createUser(api.prisma, { role: 'admin', passwordHash });
    expect((await add(admin, newNumber(), password)).body.code).toBe('phone.operator');
    const { id, phone } = await byPhone();
    await api.prisma.user.update({ where: { id }, data: { role: 'editor' } });
    expect((await enter(await coded(phone))).body.code).toBe('phone.operator');
  });

  it('loses neither e-mail nor password to whoever has taken the number over', async () => {
    const person = await createRecruiter(api.prisma, { passwordHash });
    const phone = newNumber();
    await add(person, phone, password);
    const { body } = await enter(await coded(phone));
    const id = body.data.session.user._id;
    for (const typed of [undefined, 'guessed']) {
      const asked = await api.as({ id }).call(emailChangeNew, {
        body: { email: 'thief@example.com', ...(typed && { password: typed }) },
      });
      expect([asked.status, Object.keys(asked.body.data)]).toEqual([422, ['password']]);
      const ended = await api.as({ id }).call(accountDelete, { body: typed ? { password: typed } : {} });
      expect(ended.status).toBe(422);
    }
  });

  it('without e-mail gets one by a link, and a password by that', async () => {
    const { id } = await byPhone();
    const email = 'first.address@example.com';
    expect((await api.as({ id }).call(emailChangeNew, { body: { email } })).status).toBe(202);
    await expect
      .poll(async () => (await api.mails(0)).filter(({ to }) => to?.[0]?.address === email).length)
      .toBe(1);
    const mail = (await api.mails(0)).find(({ to }) => to?.[0]?.address === email);
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await visitor().call(emailChangeConfirm, { body: { token } })).body.data).toEqual({ email });
    expect((await api.as({ id }).call(profileGet)).body.data.email).toBe(email);
  });

  it('without e-mail signs in again before it ends, and nobody gets a mail', async () => {
    const { id, phone, token } = await byPhone();
    minutes(20);
    const later = await api.withToken(token).call(accountDelete, { body: {} });
    expect([later.status, later.body.code]).toEqual([403, 'session.too_old']);
    const fresh = await enter(await coded(phone));
    const ended = await api.withToken(fresh.body.data.session.token).call(accountDelete, { body: {} });
    expect(ended.status).toBe(200);
    expect(await api.prisma.user.count({ where: { id } })).toBe(0);
    expect(await api.prisma.phoneCode.count({ where: { phone } })).toBe(0);
    expect((await api.mails(0)).filter(({ to }) => to?.[0]?.address?.includes('.invalid'))).toEqual([]);
  });

  it('without e-mail gets no password before it has one', async () => {
    const { id } = await byPhone();
    const chosen = { password: 'mekong ferry at dawn', confirmPassword: 'mekong ferry at dawn' };
    const { status, body } = await api.as({ id }).call(changePassword, {
      body: { currentPassword: 'anything', ...chosen },
    });
    expect([status, Object.keys(body.data)]).toEqual([422, ['currentPassword']]);
  });

  it('changes its number by adding the new one first', async () => {
    const { id, phone } = await byPhone();
    const next = newNumber();
    expect((await add({ id }, next)).status).toBe(200);
    const old = (await waysOf({ id })).find(
      ({ label }: { label: string }) => label.replaceAll(' ', '') === phone,
    );
    expect(
      (await api.as({ id }).call(identity.identityDelete, { params: { id: old._id }, body: {} })).status,
    ).toBe(200);
    expect((await enter(await coded(next))).body.data.session.user._id).toBe(id);
  });

  it('keeps the last way in', async () => {
    const { id } = await byPhone();
    const [only] = await waysOf({ id });
    const { body } = await api
      .as({ id })
      .call(identity.identityDelete, { params: { id: only._id }, body: {} });
    expect(body.code).toBe('identity.last');
  });

  it('cannot be opened by its placeholder of an address', async () => {
    const { id } = await byPhone();
    const { email } = await api.prisma.user.findUniqueOrThrow({ where: { id } });
    for (const typed of ['', ' ', password])
      expect((await visitor().call(login, { body: { email, password: typed } })).status).not.toBe(200);
  });
});
