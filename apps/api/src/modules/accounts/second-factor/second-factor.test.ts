import { login, profileGet } from '@acheep/contract/accounts/account';
import { changePassword } from '@acheep/contract/accounts/password';
import * as contract from '@acheep/contract/accounts/second-factor';
import { sessionList } from '@acheep/contract/accounts/session';
import { adminArticleList } from '@acheep/contract/content/article-admin';
import { createUser } from '@acheep/prisma/factories/user';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApi, startHarness } from '../../../testing/harness.ts';
import { resetSecondFactor } from './reset-second-factor.service.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';
const minute = 60_000;

const api = await startApi({ LIMIT_FACTOR: '1000' });
let strict: Harness;
let passwordHash: string;
beforeAll(async () => {
  strict = await startHarness({ SECOND_FACTOR: 'required' });
  passwordHash = await api.deps.passwords.hash(password);
});
afterAll(() => strict.close());
let now = Date.now();
/** Each code works once: the next one comes with the next step. */
function later(ms = 30_000) {
  now += ms;
  api.setClock(new Date(now));
  strict.setClock(new Date(now));
}
afterEach(() => later());

const operator = (on = api, role: 'admin' | 'editor' = 'admin') =>
  createUser(on.prisma, { role, passwordHash });
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function withFactor(on = api) {
  later();
  const person = await operator(on);
  const token = await on.tokenOf(person);
  const mine = on.withToken(token);
  const { body } = await mine.call(contract.secondFactorStart, { body: { password } });
  const { setup, secret, uri } = body.data;
  const confirmed = await mine.call(contract.secondFactorConfirm, { body: { setup, code: codeOf(secret) } });
  expect(confirmed.status).toBe(200);
  later();
  return { person, mine, secret, uri, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
}
async function ticketOf(person: { email: string }, browser: string | undefined = handle) {
  const { status, body } = await api.as(null).call(login, {
    body: { email: person.email, password, handle: browser },
  });
  expect([status, Object.keys(body.data)]).toEqual([200, ['ticket']]);
  return body.data.ticket as string;
}
const enter = (ticket: string, code: string, browser = handle) =>
  api.as(null).call(contract.signInCode, { body: { ticket, handle: browser, code } });
const kindOf = ({ status, body }: Awaited<ReturnType<typeof enter>>) =>
  status === 422 ? Object.keys(body.data) : [status, body.code];
const mailsTo = async ({ email }: { email: string }) =>
  (
    await api.prisma.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${email}
      ORDER BY created_on`
  ).map(({ template }) => template);

describe('an operator’s authenticator app', () => {
  it('is set up with the password and a first code; other devices are signed out, and a mail says so', async () => {
    const person = await operator();
    const other = await api.tokenOf(person);
    const mine = api.withToken(await api.tokenOf(person));
    const wrong = await mine.call(contract.secondFactorStart, { body: { password: 'wrong' } });
    expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['password']]);
    const { setup, secret, uri } = (await mine.call(contract.secondFactorStart, { body: { password } })).body
      .data;
    expect(uri).toBe(
      `otpauth://totp/Acheep:${encodeURIComponent(person.email)}?issuer=Acheep&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const before = await mine.call(contract.secondFactorGet);
    expect(before.body.data).toEqual({
      isOffered: true,
      isRequired: false,
      asksPasskey: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    const code = codeOf(secret);
    const confirm = (typed: string) =>
      mine.call(contract.secondFactorConfirm, { body: { setup, code: typed } });
    expect((await confirm(otherThan(code))).status).toBe(422);
    const { body } = await confirm(code);
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    expect((await api.withToken(other).call(profileGet)).status).toBe(401);
    expect((await mine.call(contract.secondFactorGet)).body.data).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await mailsTo(person)).toEqual(['second-factor-added']);
    const again = await mine.call(contract.secondFactorStart, { body: { password } });
    expect([again.status, again.body.code]).toEqual([409, 'second_factor.exists']);
    // In the database neither key nor codes can be read.
    const stored = await api.prisma.secondFactor.findUniqueOrThrow({ where: { userId: person.id } });
    expect(stored.secret).not.toContain(secret);
    expect(stored.recovery.every((one) => one.length === 32)).toBe(true);
  });

  it('is asked for after the right password, and after nothing else', async () => {
    const { person, secret } = await withFactor();
    const guess = { email: person.email, password: 'wrong', handle };
    expect((await api.as(null).call(login, { body: guess })).body.code).toBe('login.failed');
    const sessions = await api.prisma.session.count({ where: { userId: person.id } });
    const ticket = await ticketOf(person);
    expect(await api.prisma.session.count({ where: { userId: person.id } })).toBe(sessions);
    const { status, body } = await enter(ticket, codeOf(secret));
    expect([status, body.data.user._id]).toEqual([200, person.id]);
    expect((await api.withToken(body.data.token).call(sessionList)).status).toBe(200);
  });

  it('is for those who may open the console', async () => {
    const seeker = await createUser(api.prisma, { passwordHash });
    const mine = api.as(seeker);
    expect((await mine.call(contract.secondFactorGet)).body.data.isOffered).toBe(false);
    const refused = await mine.call(contract.secondFactorStart, { body: { password } });
    expect([refused.status, refused.body.code]).toEqual([403, 'access.denied']);
  });

  it('is removed with password and code, and a mail says so', async () => {
    const { person, mine, secret } = await withFactor();
    const remove = (typed: object) => mine.call(contract.secondFactorRemove, { body: typed });
    expect(Object.keys((await remove({ password: 'wrong', code: codeOf(secret) })).body.data)).toEqual([
      'password',
    ]);
    expect(Object.keys((await remove({ password, code: otherThan(codeOf(secret)) })).body.data)).toEqual([
      'code',
    ]);
    expect((await remove({ password, code: codeOf(secret) })).status).toBe(200);
    expect((await mailsTo(person)).at(-1)).toBe('second-factor-removed');
    const { body } = await api.as(null).call(login, { body: { email: person.email, password } });
    expect(body.data.token).toBeTruthy();
    expect((await remove({ password, code: codeOf(secret) })).body.code).toBe('second_factor.none');
  });

  it('whoever runs the server removes it for an operator who has lost everything', async () => {
    const { person, mine } = await withFactor();
    expect(await resetSecondFactor(api.prisma, ` ${person.email.toUpperCase()}`, new Date())).toBe(true);
    expect(await resetSecondFactor(api.prisma, person.email, new Date())).toBe(false);
    expect((await mine.call(profileGet)).status).toBe(401);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { targetId: person.id } });
    expect(entry).toMatchObject({ action: 'user.reset_second_factor', actorId: null });
  });
});

describe('security: attacks on the second factor', () => {
  it('a code works once, also when sent twice at once, and not the one before it', async () => {
    const { person, secret } = await withFactor();
    const code = codeOf(secret);
    const tickets = [await ticketOf(person), await ticketOf(person)];
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [ticket = ''] = tickets;
    expect(kindOf(await enter(ticket, code))).toEqual(['code']);
    expect(kindOf(await enter(ticket, codeOf(secret, now - 30_000)))).toEqual(['code']);
    expect((await enter(ticket, codeOf(secret, now + 30_000))).status).toBe(200);
  });

  it('a clock may differ by one step, no more', async () => {
    const { person, secret } = await withFactor();
    later(5 * minute);
    const ticket = await ticketOf(person);
    for (const away of [-60_000, 60_000])
      expect(kindOf(await enter(ticket, codeOf(secret, now + away)))).toEqual(['code']);
    expect((await enter(ticket, codeOf(secret, now - 30_000))).status).toBe(200);
  });

  it('ten wrong codes a day are enough, from many networks, many tickets and at once; recovery codes go on', async () => {
    const { person, secret, recoveryCodes } = await withFactor();
    const ticket = await ticketOf(person);
    const wrong = otherThan(codeOf(secret));
    const answers = await Promise.all(Array.from({ length: 14 }, () => enter(ticket, wrong)));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 422).length,
      statuses.filter((one) => one === 429).length,
    ]).toEqual([10, 4]);
    const right = await enter(await ticketOf(person), codeOf(secret));
    expect([right.status, right.body.code]).toEqual([429, 'login.codes']);
    expect((await mailsTo(person)).filter((one) => one === 'second-factor-guessed')).toHaveLength(1);
    expect((await enter(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
    later(24 * 60 * minute + 1000);
    expect((await enter(await ticketOf(person), codeOf(secret))).status).toBe(200);
  });

  it('a right code costs no try', async () => {
    const { person, secret } = await withFactor();
    for (let round = 0; round < 12; round += 1) {
      expect((await enter(await ticketOf(person), codeOf(secret))).status).toBe(200);
      later();
    }
  });

  it('a recovery code works once, as it is written, and a mail says so', async () => {
    const { person, recoveryCodes } = await withFactor();
    const [code = '', second = ''] = recoveryCodes;
    const ticket = await ticketOf(person);
    expect((await enter(ticket, ` ${code.toUpperCase()} `)).status).toBe(200);
    expect(kindOf(await enter(ticket, code))).toEqual(['code']);
    const twice = await Promise.all([enter(ticket, second), enter(ticket, second)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await mailsTo(person)).filter((one) => one === 'second-factor-recovery')).toHaveLength(2);
    const { person: other } = await withFactor();
    expect(kindOf(await enter(await ticketOf(other), recoveryCodes[2] ?? ''))).toEqual(['code']);
  });

  it('a ticket opens in its own browser, for ten minutes, with the password that it was given for', async () => {
    const { person, mine, secret } = await withFactor();
    const ticket = await ticketOf(person);
    const expired = [401, 'login.expired'];
    expect(kindOf(await enter(ticket, codeOf(secret), 'another browser'))).toEqual(expired);
    const without = await api.as(null).call(contract.signInCode, { body: { ticket, code: codeOf(secret) } });
    expect(kindOf(without)).toEqual(expired);
    expect(kindOf(await enter(`${ticket}x`, codeOf(secret)))).toEqual(expired);
    const otherLetter = ticket.startsWith('x') ? 'y' : 'x';
    expect(kindOf(await enter(otherLetter + ticket.slice(1), codeOf(secret)))).toEqual(expired);
    later(10 * minute + 1000);
    expect(kindOf(await enter(ticket, codeOf(secret)))).toEqual(expired);
    const another = await ticketOf(person);
    const body = {
      currentPassword: password,
      password: 'a new sentence for me',
      confirmPassword: 'a new sentence for me',
    };
    expect((await mine.call(changePassword, { body })).status).toBe(200);
    expect(kindOf(await enter(another, codeOf(secret)))).toEqual(expired);
  });

  it('a disabled account stays closed with the right code', async () => {
    const { person, secret } = await withFactor();
    const ticket = await ticketOf(person);
    await api.prisma.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } });
    expect(kindOf(await enter(ticket, codeOf(secret)))).toEqual([401, 'login.expired']);
  });

  it('a set-up is of one session and one account, for ten minutes, and no ticket', async () => {
    const person = await operator();
    const mine = api.withToken(await api.tokenOf(person));
    const { setup, secret } = (await mine.call(contract.secondFactorStart, { body: { password } })).body.data;
    const code = codeOf(secret);
    const expired = [409, 'second_factor.expired'];
    for (const other of [person, await operator()])
      expect(
        kindOf(await api.as(other).call(contract.secondFactorConfirm, { body: { setup, code } })),
      ).toEqual(expired);
    expect(kindOf(await enter(setup, code))).toEqual([401, 'login.expired']);
    later(10 * minute + 1000);
    const late = await mine.call(contract.secondFactorConfirm, { body: { setup, code: codeOf(secret) } });
    expect(kindOf(late)).toEqual(expired);
  });

  it('two set-ups at once make one', async () => {
    const person = await operator();
    const mine = api.withToken(await api.tokenOf(person));
    const begun = await Promise.all(
      [0, 1].map(async () => (await mine.call(contract.secondFactorStart, { body: { password } })).body.data),
    );
    const answers = await Promise.all(
      begun.map(({ setup, secret }) =>
        mine.call(contract.secondFactorConfirm, { body: { setup, code: codeOf(secret) } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('where the operator requires it', () => {
  it.each(['admin', 'editor'] as const)('the console is closed to an %s until it is set up', async (role) => {
    const person = await operator(strict, role);
    const mine = strict.withToken(await strict.tokenOf(person));
    const open = () => mine.call(adminArticleList);
    const refused = await open();
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor.required']);
    expect((await mine.call(profileGet)).status).toBe(200);
    expect((await mine.call(contract.secondFactorGet)).body.data.isRequired).toBe(true);
    const { setup, secret } = (await mine.call(contract.secondFactorStart, { body: { password } })).body.data;
    const body = { setup, code: codeOf(secret) };
    expect((await mine.call(contract.secondFactorConfirm, { body })).status).toBe(200);
    expect((await open()).status).toBe(200);
    // A session of one factor, were there a way to get one, opens nothing.
    const weak = await strict.as(person).call(adminArticleList);
    expect(weak.body.code).toBe('second_factor.required');
  });

  it('job seekers and recruiters notice nothing of it', async () => {
    const seeker = await createUser(strict.prisma, { passwordHash });
    const { body } = await strict.as(null).call(login, { body: { email: seeker.email, password } });
    const { status, body: state } = await strict.withToken(body.data.token).call(contract.secondFactorGet);
    expect([status, state.data]).toEqual([
      200,
      { isOffered: false, isRequired: false, asksPasskey: false, since: null, recoveryCodesLeft: 0 },
    ]);
  });
});
