import * as identity from '@acheep/contract/accounts/identity';
import * as contract from '@acheep/contract/accounts/phone';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, startPhones } from '../../../testing/phone-visitor.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';

const { api, gateway, visitor, ask, coded, enter, newcomer, register, byPhone, waysOf } = await startPhones([
  'telegram',
  'plasgate',
  'sms',
]);
const passwordHash = await api.deps.passwords.hash(password);
beforeEach(() => gateway.trouble.clear());
afterEach(() => api.setClock(null));

const minutes = (count: number) => api.setClock(new Date(Date.now() + count * 60_000));
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing up and in by phone', () => {
  it('is one of the ways in', async () => {
    expect((await visitor().call(identity.providerList)).body.data).toEqual([
      { kind: 'phone', name: 'Phone number', notifies: false },
    ]);
  });

  it('needs a name, and neither e-mail nor password', async () => {
    const phone = newNumber();
    const found = await newcomer(phone);
    expect(found).toMatchObject({ name: '', email: null, hasAccount: false, provider: { kind: 'phone' } });
    const { body, status } = await register(found.proof);
    expect(status).toBe(200);
    expect(body.data.session.user).toMatchObject({ role: 'user', name: 'Sok Dara', email: null, phone });

    const again = await enter(await coded(phone));
    expect(again.body.data.session.user).toMatchObject({ _id: body.data.session.user._id, email: null });
    expect(await waysOf({ id: again.body.data.session.user._id })).toMatchObject([
      { kind: 'phone', name: `+855 12 ${phone.slice(6, 9)} ${phone.slice(9)}` },
    ]);
  });

  it.each([
    ['012 345 678', '+85512345678'],
    ['+855 (0)12-345-678', '+85512345678'],
    ['0085512345678', '+85512345678'],
    ['85512345678', '+85512345678'],
    ['12345678', '+85512345678'],
    ['០១២ ៣៤៥ ៦៧៨', '+85512345678'],
    ['\u202a012\u200e.345.678\u202c', '+85512345678'],
    ['097 123 4567', '+855971234567'],
  ])('reads %s as %s', async (typed, read) => {
    await api.prisma.phoneCode.deleteMany();
    const { body, status } = await ask(typed);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ phone: read, via: 'telegram' });
    expect(gateway.arrived.at(-1)).toMatchObject({ by: 'telegram', to: read });
  });

  it.each(['', '023 456 789', '+66812345678', '012 34', 'call me', '012 345 678 901', '😀'.repeat(20)])(
    'refuses %j in the field',
    async (typed) => {
      const before = gateway.calls.length;
      const { body, status } = await ask(typed);
      expect(status).toBe(422);
      expect(Object.keys(body.data)).toEqual(['phone']);
      expect(gateway.calls).toHaveLength(before);
    },
  );

  it('asks a recruiter for an e-mail, which has to be confirmed', async () => {
    const { proof } = await newcomer(newNumber());
    const company = { name: 'Mekong Trading', address: 'Phnom Penh' };
    const without = await register(proof, { role: 'recruiter', company });
    expect([without.status, Object.keys(without.body.data)]).toEqual([422, ['email']]);
    const sent = await register(proof, { role: 'recruiter', company, email: 'phone.recruiter@example.com' });
    expect(sent.body.data.session).toBeNull();
  });

  it('joins an account that there is only with its password', async () => {
    const person = await createUser(api.prisma, { passwordHash });
    const phone = newNumber();
    await api.prisma.user.update({ where: { id: person.id }, data: { phone } });
    const { proof } = await newcomer(phone);
    const body = { proof, handle, email: person.email, password };
    expect((await visitor().call(identity.identityJoin, { body: { ...body, password: 'x' } })).status).toBe(
      401,
    );
    expect((await visitor().call(identity.identityJoin, { body })).status).toBe(200);
    expect((await enter(await coded(phone))).body.data.session.user._id).toBe(person.id);
  });
});

describe('security 70: a code', () => {
  it('comes from the next service where one does not take it', async () => {
    gateway.trouble.set('telegram', 'PHONE_NUMBER_NOT_FOUND');
    expect((await ask('012 345 679')).body.data.via).toBe('sms');
    expect(gateway.arrived.at(-1)).toMatchObject({ by: 'plasgate', to: '85512345679' });
    gateway.trouble.set('plasgate', 'closed');
    await ask('012 345 678');
    expect(gateway.arrived.at(-1)).toMatchObject({ by: 'sms', to: '+85512345678' });
    expect(gateway.arrived.at(-1)?.text).toMatch(/^\d{6} is your Acheep code\. Never share it\.$/);
    gateway.trouble.set('sms', 500);
    const { body, status } = await ask('012 345 678');
    expect([status, body.code]).toEqual([503, 'phone.away']);
  });

  it('comes from the next service when it is asked for again', async () => {
    const phone = newNumber();
    const by = [];
    for (let i = 0; i < 4; i++) {
      await ask(phone);
      by.push(gateway.arrived.at(-1)?.by);
    }
    expect(by).toEqual(['telegram', 'plasgate', 'sms', 'telegram']);
  });

  it('is written in the language of the page', async () => {
    gateway.trouble.set('telegram', 'PHONE_NUMBER_NOT_FOUND');
    const body = { phone: newNumber(), purpose: 'sign-in' };
    await visitor().call(contract.phoneCodeNew, { body, locale: 'km' });
    expect(gateway.arrived.at(-1)?.text).toMatch(/^\d{6} ជាលេខកូដ/);
  });

  it('has three tries, and the right one after them opens nothing', async () => {
    const { token, code } = await coded(newNumber());
    const tries = [];
    for (let i = 0; i < 3; i++) tries.push((await enter({ token, code: wrong(code) })).body);
    expect(tries.map(({ code: said, data }) => data?.code?.[0] ?? said)).toEqual([
      'Wrong code. Tries left: 2.',
      'Wrong code. Tries left: 1.',
      'phone.tries',
    ]);
    expect((await enter({ token, code })).body.code).toBe('phone.tries');
  });

  it('works once, of two at the same time for one', async () => {
    const { phone } = await byPhone();
    const proof = await coded(phone);
    const both = await Promise.all([enter(proof), enter(proof)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await enter(proof)).body.code).toBe('phone.invalid');
  });

  it('ends after ten minutes', async () => {
    const proof = await coded(newNumber());
    minutes(11);
    expect((await enter(proof)).body.code).toBe('phone.invalid');
  });

  it('is good in its browser, for its number and for its purpose only', async () => {
    const [one, other] = [await coded(newNumber()), await coded(newNumber())];
    expect((await enter({ token: other.token, code: one.code })).status).not.toBe(200);
    expect((await enter({ token: 'made up', code: one.code })).body.code).toBe('phone.invalid');
    const person = await createUser(api.prisma, { passwordHash });
    const add = await coded(newNumber(), 'add', api.as(person));
    expect((await enter(add)).body.code).toBe('phone.invalid');
    const body = { ...(await coded(newNumber())), password };
    expect((await api.as(person).call(contract.phoneAdd, { body })).body.code).toBe('phone.invalid');
    const { proof } = await newcomer(newNumber());
    const elsewhere = await visitor().call(identity.identityRegister, {
      body: { proof, handle: 'another browser, with enough randomness', name: 'Sok Dara' },
    });
    expect(elsewhere.body.code).toBe('identity.invalid');
  });

  it('to add a number is for whoever is signed in', async () => {
    const before = gateway.calls.length;
    expect((await ask(newNumber(), 'add')).body.code).toBe('session.missing');
    expect(gateway.calls).toHaveLength(before);
  });

  it('tells nobody whether a number has an account', async () => {
    const known = await ask((await byPhone()).phone);
    const unknown = await ask(newNumber());
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
    expect(known.status).toBe(unknown.status);
  });

  it('is not stored as it is, nor its handle', async () => {
    const { token, code } = await coded(newNumber());
    const stored = JSON.stringify(await api.prisma.phoneCode.findMany());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${code}"`);
  });
});

describe('what codes cost', () => {
  const costs = async () =>
    (await api.prisma.phoneCode.findMany({ orderBy: { id: 'desc' } })).map(({ cost }) => cost.toNumber());

  it('is what the services ask, and what may have been sent without an answer', async () => {
    await api.prisma.phoneCode.deleteMany();
    await ask(newNumber());
    gateway.trouble.set('telegram', 'PHONE_NUMBER_NOT_FOUND');
    await ask(newNumber());
    gateway.trouble.set('plasgate', 'closed');
    await ask(newNumber());
    expect(await costs()).toEqual([0.08, 0.04, 0.01]);
  });

  it('is at most what the operator allows in a day, however many ask at once', async () => {
    await api.prisma.phoneCode.deleteMany();
    api.deps.config.PHONE_CODES_DAILY = 0.1;
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask(newNumber())));
    const refused = asked.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect((await ask(newNumber())).body.code).toBe('phone.spent');
    expect((await costs()).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.1);
    minutes(24 * 60 + 1);
    expect((await ask(newNumber())).status).toBe(201);
    api.deps.config.PHONE_CODES_DAILY = 5;
  });

  it('an operator sees where a code for their own phone comes from', async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const { body } = await api.as(admin).call(contract.phoneCodeTry, { body: { phone: '012 345 678' } });
    expect(body.data).toEqual({ via: 'telegram', sender: 'telegram', cost: 0.01 });
    expect((await visitor().call(contract.phoneCodeTry, { body: { phone: '012 345 678' } })).status).toBe(
      401,
    );
  });
});
