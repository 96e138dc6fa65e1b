import { login, profileGet, resendActivation } from '@acheep/contract/accounts/account';
import { changePassword, forgotPassword, resetPassword } from '@acheep/contract/accounts/password';
import { createUser } from '@acheep/prisma/factories/user';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { untilWaiting } from '../../../testing/waiting.ts';

const password = 'correct horse battery';
const chosen = 'mekong ferry at dawn';
const both = (value: string) => ({ password: value, confirmPassword: value });

const api = await startApi();

const personWith = async (given: { email?: string; locale?: 'en' | 'km'; activatedAt?: null } = {}) =>
  createUser(api.prisma, { ...given, passwordHash: await api.deps.passwords.hash(password) });
const signIn = (email: string, value = password) =>
  api.as(null).call(login, { body: { email, password: value } });
const forgot = async (email: string, replaces?: string) =>
  (await api.as(null).call(forgotPassword, { body: { email, replaces } })).body.data;
const reset = (body: Record<string, unknown>, locale?: 'en' | 'km') =>
  api.as(null).call(resetPassword, { body: { ...both(chosen), ...body }, locale });

let mailsSoFar = 0;
async function nextMail(): Promise<Email> {
  mailsSoFar += 1;
  return (await api.mails(mailsSoFar))[mailsSoFar - 1] as Email;
}
const codeOf = (mail: Email) => /\b\d{6}\b/.exec(mail.subject ?? '')?.[0] ?? '';
const keyOf = (mail: Email) => /&key=([\w-]{43})\b/.exec(mail.text ?? '')?.[1] ?? '';
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('forgotten password', () => {
  it('mails a code, and a link without it; the code and the handle set a new password and end every session', async () => {
    const person = await personWith({ email: 'forgot@example.com' });
    const token = await api.tokenOf(person);
    const handle = await forgot('Forgot@Example.com');
    expect(handle).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), email: 'forgot@example.com' });

    const mail = await nextMail();
    const code = codeOf(mail);
    expect(mail.to?.map(({ address }) => address)).toEqual(['forgot@example.com']);
    expect(mail.text).toContain(
      `/reset-password?token=${handle.token}&email=forgot%40example.com&key=${keyOf(mail)}`,
    );

    // As typed on a phone, with Khmer digits and a space.
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) =>
      String.fromCharCode(0x17e0 + Number(digit)),
    );
    expect((await reset({ ...handle, code: typed })).body).toEqual({ data: null });
    expect((await nextMail()).subject).toBe('Your Acheep password was changed');
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, chosen)).status).toBe(200);
    expect((await api.withToken(token).call(profileGet)).body.code).toBe('session.invalid');
  });

  it('security 8: a code works once, and not after its ten minutes', async () => {
    await personWith({ email: 'once@example.com' });
    const handle = await forgot('once@example.com');
    const code = codeOf(await nextMail());
    expect((await reset({ ...handle, code })).status).toBe(200);
    await nextMail();
    const again = await reset({ ...handle, code }, 'km');
    expect([again.status, again.body.code]).toEqual([400, 'reset.used']);
    expect(again.body.message).toContain('លេខកូដនេះបានប្រើរួចហើយ');

    const late = await forgot('once@example.com');
    const lateCode = codeOf(await nextMail());
    api.setClock(new Date(Date.now() + 10 * 60_000 + 1000));
    const expired = await reset({ ...late, code: lateCode });
    api.setClock(null);
    expect([expired.status, expired.body.code]).toEqual([400, 'reset.expired']);
  });

  it('security 8: two uses at once succeed once', async () => {
    const { id } = await personWith({ email: 'twice@example.com' });
    const handle = await forgot('twice@example.com');
    const key = keyOf(await nextMail());
    let answers: Promise<{ status: number }[]> | undefined;
    await api.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM "user" WHERE id = ${id}::uuid FOR UPDATE`;
      answers = Promise.all([reset({ ...handle, key }), reset({ ...handle, key })]);
      // Both have read the request before either has used it.
      await untilWaiting(api, 2);
    });
    expect((await answers)?.map(({ status }) => status).sort()).toEqual([200, 400]);
    await nextMail();
  });

  it('security 8: five wrong codes end the request, even for the right one', async () => {
    await personWith({ email: 'tries@example.com' });
    const handle = await forgot('tries@example.com');
    const code = codeOf(await nextMail());
    for (const left of [4, 3, 2, 1]) {
      const wrong = await reset({ ...handle, code: otherCode(code) });
      expect(wrong.status).toBe(422);
      expect(wrong.body.data).toEqual({ code: [`Wrong code. Tries left: ${left}.`] });
    }
    expect((await reset({ ...handle, code: otherCode(code) })).body.code).toBe('reset.tries');
    expect((await reset({ ...handle, code })).body.code).toBe('reset.tries');
    expect((await signIn('tries@example.com')).status).toBe(200);
  });

  it('security 9: a second request kills the first of the same browser', async () => {
    await personWith({ email: 'second@example.com' });
    const first = await forgot('second@example.com');
    const firstMail = await nextMail();
    const second = await forgot('second@example.com', first.token);
    const secondCode = codeOf(await nextMail());
    expect((await reset({ ...first, code: codeOf(firstMail) })).body.code).toBe('reset.invalid');
    expect((await reset({ ...first, key: keyOf(firstMail) })).body.code).toBe('reset.invalid');
    expect((await reset({ ...second, code: secondCode })).status).toBe(200);
    await nextMail();
  });

  it('security 9: requests of strangers leave the owner’s as it is, and the one that is used ends all', async () => {
    await personWith({ email: 'asked@example.com' });
    const own = await forgot('asked@example.com');
    const code = codeOf(await nextMail());
    const stranger = await forgot('asked@example.com', 'a handle that was guessed');
    const strangerKey = keyOf(await nextMail());
    await forgot('asked@example.com');
    await nextMail();
    expect((await reset({ ...own, code })).status).toBe(200);
    await nextMail();
    expect((await reset({ ...stranger, key: strangerKey })).body.code).toBe('reset.invalid');
  });

  it('security 8: the mailed link needs no code, works once, for its own request, and not after a day', async () => {
    await personWith({ email: 'link@example.com' });
    const first = await forgot('link@example.com');
    const key = keyOf(await nextMail());
    const second = await forgot('link@example.com');
    await nextMail();
    api.setClock(new Date(Date.now() + 23 * 3_600_000));
    expect((await reset({ ...second, key })).body.code).toBe('reset.invalid');
    expect((await reset({ ...first, key: `${key.slice(1)}x` })).body.code).toBe('reset.invalid');
    expect((await reset({ ...first, key })).status).toBe(200);
    api.setClock(null);
    await nextMail();
    expect((await reset({ ...first, key })).body.code).toBe('reset.used');

    const late = await forgot('link@example.com');
    const lateKey = keyOf(await nextMail());
    api.setClock(new Date(Date.now() + 24 * 3_600_000 + 1000));
    expect((await reset({ ...late, key: lateKey })).body.code).toBe('reset.expired');
    api.setClock(null);
  });

  it('security 49: forty addresses get ten guesses at the codes of one account; then the mailed link alone works', async () => {
    const guessed = async (email: string) => {
      const first = await forgot(email);
      const handles = [first, await forgot(email), await forgot(email), await forgot(email)];
      const guess = async (n: number) => {
        const { token } = handles[n % 4];
        const payload = { token, email, code: String(n).padStart(6, '0'), ...both(chosen) };
        const url = `/api/v1${resetPassword.path}`;
        const answer = await api.app.inject({
          method: 'POST',
          url,
          remoteAddress: `192.0.2.${n % 40}`,
          payload,
        });
        return answer.json().code;
      };
      const codes: string[] = [];
      for (let sent = 0; sent < 200; sent += 10)
        codes.push(...(await Promise.all(Array.from({ length: 10 }, (_, n) => guess(sent + n)))));
      return { first, looked: codes.filter((code) => code !== 'reset.link_only').length };
    };
    await personWith({ email: 'guessed@example.com' });
    const { first, looked } = await guessed('guessed@example.com');
    expect(looked).toBe(10);
    expect((await guessed('no-account@example.com')).looked).toBe(10);

    const mails = [await nextMail(), await nextMail(), await nextMail(), await nextMail()];
    const newest = await forgot('guessed@example.com');
    const mail = await nextMail();
    const byCode = await reset({ ...newest, code: codeOf(mail) }, 'km');
    expect([byCode.status, byCode.body.code]).toEqual([429, 'reset.link_only']);
    expect(byCode.body.message).toContain('សូមបើកតំណក្នុងអ៊ីមែលជំនួសវិញ');
    // The link of any of the mails works, including one that a stranger requested.
    const link = mails.find(({ text }) => text?.includes(first.token)) as Email;
    expect((await reset({ ...first, key: keyOf(link) })).status).toBe(200);
    await nextMail();
  });

  it('security 10: unknown addresses are answered alike, at every step, and get no mail', async () => {
    await personWith({ email: 'known@example.com' });
    const shape = async (email: string) => {
      const asked = await api.as(null).call(forgotPassword, { body: { email } });
      const handle = asked.body.data;
      const wrong = await reset({ ...handle, code: '000000' });
      const tries = await Promise.all(Array.from({ length: 4 }, () => reset({ ...handle, code: '000001' })));
      const over = await reset({ ...handle, code: '000002' });
      const codes = tries.map(({ body }) => body.code).sort();
      return [asked.status, Object.keys(handle), handle.token.length, wrong.body.data, codes, over.body.code];
    };
    expect(await shape('unknown@example.com')).toEqual(await shape('known@example.com'));
    await nextMail();
    const left = await api.mails(mailsSoFar);
    expect(left.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain(
      'unknown@example.com',
    );
  });

  it('opens an account that was never activated: its owner reads the mail', async () => {
    await personWith({ email: 'waiting@example.com', activatedAt: null });
    const handle = await forgot('waiting@example.com');
    const code = codeOf(await nextMail());
    expect((await reset({ ...handle, code })).status).toBe(200);
    await nextMail();
    expect((await signIn('waiting@example.com', chosen)).status).toBe(200);
  });

  it('takes no handle of somebody else, no common password, and keeps its tries for that', async () => {
    await personWith({ email: 'mine@example.com' });
    const handle = await forgot('mine@example.com');
    const code = codeOf(await nextMail());
    expect((await reset({ ...handle, email: 'other@example.com', code })).body.code).toBe('reset.invalid');
    for (let tries = 0; tries < 6; tries++) {
      const common = await reset({ ...handle, code, ...both('Password123') });
      expect(Object.keys(common.body.data)).toEqual(['password']);
    }
    expect((await reset({ ...handle, code })).status).toBe(200);
    await nextMail();
  });

  it.each([
    ['all is missing', {}, ['token', 'email', 'code']],
    ['the code is no code', { token: 't', email: 'a@example.com', code: '12345x' }, ['code']],
    [
      'the handle has 300 characters',
      { token: 't'.repeat(300), email: 'a@example.com', code: '123456' },
      ['token'],
    ],
    [
      'the passwords differ',
      { token: 't', email: 'a@example.com', code: '123456', confirmPassword: 'other one' },
      ['confirmPassword'],
    ],
  ])('says which fields are wrong when %s', async (_, body, fields) => {
    const answer = await reset(body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, fields]);
  });
});

describe('change of password', () => {
  const change = (token: string, currentPassword: string, value = chosen) =>
    api.withToken(token).call(changePassword, { body: { currentPassword, ...both(value) } });

  it('security 4: needs the current password, and says so under its field', async () => {
    const token = await api.tokenOf(await personWith());
    const answer = await change(token, 'not my password');
    expect([answer.status, answer.body.data]).toEqual([
      422,
      { currentPassword: ['This isn’t your current password. Try again.'] },
    ]);
    const none = await api.withToken(token).call(changePassword, { body: both(chosen) });
    expect(none.body.data).toEqual({ currentPassword: ['The current password field is required.'] });
  });

  it('takes no password that it is already', async () => {
    const token = await api.tokenOf(await personWith());
    const { status, body } = await change(token, password, password);
    expect([status, body.data]).toEqual([
      422,
      { password: ['This is your current password. Choose another one.'] },
    ]);
  });

  it('security 13: ends every other session, keeps this one, and mails the owner', async () => {
    const person = await personWith({ email: 'change@example.com', locale: 'km' });
    const here = (await signIn(person.email)).body.data.token;
    const elsewhere = (await signIn(person.email)).body.data.token;
    expect((await change(here, password)).status).toBe(200);
    expect((await api.withToken(here).call(profileGet)).status).toBe(200);
    expect((await api.withToken(elsewhere).call(profileGet)).body.code).toBe('session.invalid');
    expect((await signIn(person.email)).body.code).toBe('login.failed');
    expect((await signIn(person.email, chosen)).status).toBe(200);
    const mail = await nextMail();
    expect(mail.subject).toBe('ពាក្យសម្ងាត់ អាជីព របស់អ្នកត្រូវបានប្ដូរ');
    expect(mail.to?.map(({ address }) => address)).toEqual(['change@example.com']);
  });

  it('makes an open request for a new password void', async () => {
    const person = await personWith({ email: 'void@example.com' });
    const handle = await forgot(person.email);
    const code = codeOf(await nextMail());
    expect((await change(await api.tokenOf(person), password)).status).toBe(200);
    await nextMail();
    expect((await reset({ ...handle, code })).body.code).toBe('reset.invalid');
  });

  it('lets no sign-in through that began with the old password', async () => {
    const person = await personWith({ email: 'race@example.com' });
    const here = await api.tokenOf(person);
    const [, ...signIns] = await Promise.all([
      change(here, password),
      ...Array.from({ length: 12 }, () => signIn(person.email)),
    ]);
    await nextMail();
    for (const { status, body } of signIns) {
      if (status === 200) expect((await api.withToken(body.data.token).call(profileGet)).status).toBe(401);
    }
    expect(await api.prisma.session.count({ where: { userId: person.id } })).toBe(1);
  });
});

it('security 7: neither token nor code lies in any table as it was sent, in the queue neither', async () => {
  await personWith({ email: 'stored@example.com', activatedAt: null });
  const handle = await forgot('stored@example.com');
  const mail = await nextMail();
  const [code, key] = [codeOf(mail), keyOf(mail)];
  expect(key).toHaveLength(43);
  await api.as(null).call(resendActivation, { body: { email: 'stored@example.com' } });
  const activation = /token=([\w-]{43})/.exec((await nextMail()).text ?? '')?.[1] ?? '';
  expect(activation).toHaveLength(43);

  const tables = await api.prisma.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')`;
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const rows = await api.prisma.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`);
    const dump = rows.map(({ row }) => row).join('\n');
    for (const secret of [handle.token, activation, key])
      expect([name, dump.includes(secret)]).toEqual([name, false]);
    // Six digits may be those of a time or an id, by chance.
    expect([name, new RegExp(`(?<![\\w.-])${code}(?!\\w)`).test(dump)]).toEqual([name, false]);
  }
});
