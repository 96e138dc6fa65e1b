import {
  login,
  logout,
  profileGet,
  profileUpdate,
  register,
  resendActivation,
  verifyEmail,
} from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { sweepPrivacy } from '../privacy/privacy.tasks.ts';

const password = 'correct horse battery';
/** Handle stored by the registering browser. */
const handle = 'b'.repeat(32);
const person = (email: string) => ({
  role: 'user',
  name: 'Sok Dara',
  email,
  password,
  confirmPassword: password,
  handle,
});
const company = { name: 'Angkor Coffee', address: 'Street 51, Phnom Penh' };
const linkToken = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

const api = await startApi();
let mailsSoFar = 0;

async function nextMail() {
  mailsSoFar += 1;
  const mails = await api.mails(mailsSoFar);
  return mails[mailsSoFar - 1];
}

describe('register', () => {
  it('security 11: makes an account that signs in only after the mailed link was used', async () => {
    const answer = await api.as(null).call(register, { body: person('Dara@Example.com') });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ data: null });

    const mail = await nextMail();
    expect(mail?.to?.map(({ address }) => address)).toEqual(['dara@example.com']);
    expect(mail?.subject).toBe('Activate your Acheep account');

    const credentials = { email: 'dara@example.com', password };
    const before = await api.as(null).call(login, { body: credentials });
    expect([before.status, before.body.code]).toEqual([401, 'login.not_activated']);

    const token = linkToken(mail?.text);
    expect((await api.as(null).call(verifyEmail, { body: { token, handle } })).status).toBe(200);
    expect((await api.as(null).call(verifyEmail, { body: { token, handle } })).body.code).toBe(
      'token.invalid',
    );

    const after = await api.as(null).call(login, { body: credentials });
    expect(after.status).toBe(200);
    expect(after.body.data.user).toMatchObject({ role: 'user', name: 'Sok Dara', email: 'dara@example.com' });
    expect((await api.withToken(after.body.data.token).call(profileGet)).status).toBe(200);
  });

  it('security 8: of two who use one link at once, one is signed in', async () => {
    await api.as(null).call(register, { body: person('twice@example.com') });
    const token = linkToken((await nextMail())?.text);
    const use = () => api.as(null).call(verifyEmail, { body: { token, handle } });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('writes in Khmer to who signs up in Khmer, and keeps a recruiter’s company', async () => {
    const body = { ...person('khmer@example.com'), name: 'សុខ តារា', role: 'recruiter', company };
    expect((await api.as(null).call(register, { body, locale: 'km' })).status).toBe(202);
    const mail = await nextMail();
    expect(mail?.subject).toContain('បើកដំណើរការគណនី');
    expect(mail?.text).toContain('/km/verify?token=');
    expect(
      await api.prisma.company.findFirst({ where: { owner: { email: 'khmer@example.com' } } }),
    ).toMatchObject(company);
  });

  it('is for job seekers alone where the operator says so, as a part of applying without an account', async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    const set = (easy: boolean, seekersOnly: boolean) =>
      api.as(admin).call(adminSettingUpdate, { body: { applying: { easy, seekersOnly } } });
    const sign = (role: string, email: string) =>
      api.as(null).call(register, { body: { ...person(email), role, ...(role !== 'user' && { company }) } });
    await set(true, true);
    for (const role of ['recruiter', 'trainer']) {
      const refused = await sign(role, `only-${role}@example.com`);
      expect([refused.status, refused.body.data]).toEqual([
        422,
        { role: ['Only job seekers can sign up here at the moment.'] },
      ]);
    }
    expect((await sign('user', 'only-user@example.com')).status).toBe(202);
    await nextMail();
    await set(false, true);
    expect((await sign('recruiter', 'only-later@example.com')).status).toBe(202);
    await nextMail();
    await set(true, false);
    // The operator would be told of the companies of the tests below.
    await api.prisma.user.delete({ where: { id: admin.id } });
  });

  it('answers the same for a known address, changes nothing and tells its owner', async () => {
    const user = await createUser(api.prisma, { email: 'known@example.com', name: 'First' });
    const answer = await api.as(null).call(register, { body: person('KNOWN@example.com') });
    expect([answer.status, answer.body]).toEqual([202, { data: null }]);
    expect((await nextMail())?.subject).toBe('You already have an account at Acheep');
    expect(await api.prisma.user.findUnique({ where: { id: user.id } })).toMatchObject({ name: 'First' });
  });

  it.each([
    [
      'a company is missing',
      { ...person('x@example.com'), role: 'trainer' },
      ['company.name', 'company.address'],
    ],
    ['the role is admin', { ...person('x@example.com'), role: 'admin' }, ['role']],
    ['the name has a line break', { ...person('x@example.com'), name: 'a\r\nBcc: b@c.d' }, ['name']],
    ['the passwords differ', { ...person('x@example.com'), confirmPassword: 'other' }, ['confirmPassword']],
    [
      'the password is short',
      { ...person('x@example.com'), password: 'short12', confirmPassword: 'short12' },
      ['password'],
    ],
    ['a field is unknown', { ...person('x@example.com'), verified: true }, ['verified']],
    ['the e-mail is none', { ...person('not an address') }, ['email']],
    ['all is missing', {}, ['name', 'email', 'password', 'confirmPassword']],
  ])('refuses when %s', async (_, body, fields) => {
    const answer = await api.as(null).call(register, { body });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, fields]);
  });

  it('takes a quote and 8 to 128 letters of any script', async () => {
    const khmer = 'ពាក្យសម្ងាត់'.repeat(10);
    const body = { ...person("o'hara@example.com"), password: khmer, confirmPassword: khmer };
    expect((await api.as(null).call(register, { body })).status).toBe(202);
    await nextMail();
  });
});

const chosen = 'mekong ferry at dawn';
const signUp = async (email: string, more: Record<string, unknown> = {}) => {
  await api.as(null).call(register, { body: { ...person(email), ...more } });
  return linkToken((await nextMail())?.text);
};
const signIn = async (email: string, value: string) => {
  const { status, body } = await api.as(null).call(login, { body: { email, password: value } });
  return status === 200 ? body.data.user : body.code;
};
const verify = async (body: Record<string, unknown>) => {
  const answer = await api.as(null).call(verifyEmail, { body });
  return answer.status === 200 ? 200 : answer.body.code;
};

describe('resend activation', () => {
  const resend = async (body: Record<string, unknown>) => {
    const answer = await api.as(null).call(resendActivation, { body });
    return { answer, token: linkToken((await nextMail())?.text) };
  };

  it('sends one more link to whoever registered; unknown addresses get the same answer', async () => {
    const email = 'again@example.com';
    const first = await signUp(email);
    const { answer, token } = await resend({ email, handle });
    const unknown = await api.as(null).call(resendActivation, { body: { email: 'nobody@example.com' } });
    expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
    expect(await verify({ token, handle })).toBe(200);
    expect(await verify({ token: first, handle })).toBe('token.invalid');
    expect(await signIn(email, password)).toMatchObject({ email });
  });

  it('security 50: a link that a stranger has sent ends none of the owner’s', async () => {
    const token = await signUp('own@example.com');
    await resend({ email: 'own@example.com' });
    expect(await verify({ token, handle })).toBe(200);
  });

  it('security 50: whoever registered an address gets no account of its owner’s clicking', async () => {
    const email = 'squatted@example.com';
    const squatted = await signUp(email, { name: 'Squatter', handle: 's'.repeat(32) });
    const { token } = await resend({ email });
    for (const link of [squatted, token]) {
      expect(await verify({ token: link })).toBe('activation.password');
      expect(await verify({ token: link, handle })).toBe('activation.password');
    }
    expect(await verify({ token, password: 'Password123', confirmPassword: 'Password123' })).toBe(
      'validation.failed',
    );
    expect(await verify({ token, password: chosen, confirmPassword: chosen })).toBe(200);
    expect(await signIn(email, password)).toBe('login.failed');
    expect(await signIn(email, chosen)).toMatchObject({ email });
    expect(await verify({ token: squatted, handle: 's'.repeat(32) })).toBe('token.invalid');
  });
});

describe('a waiting account', () => {
  it('security 50: has the words of the newest registration', async () => {
    const email = 'newest@example.com';
    await signUp(email, { name: 'Squatter', role: 'recruiter', company, handle: 's'.repeat(32) });
    const token = await signUp(email, { password: chosen, confirmPassword: chosen });
    expect(await signIn(email, password)).toBe('login.failed');
    expect(await signIn(email, chosen)).toBe('login.not_activated');
    expect(await verify({ token, handle })).toBe(200);
    expect(await signIn(email, chosen)).toMatchObject({ name: 'Sok Dara', role: 'user', company: null });
  });

  it('security 50: is opened by each link as it was registered for that link', async () => {
    const email = 'each@example.com';
    const own = await signUp(email, { role: 'recruiter', company });
    await signUp(email, {
      name: 'Squatter',
      password: chosen,
      confirmPassword: chosen,
      handle: 's'.repeat(32),
    });
    expect(await verify({ token: own, handle })).toBe(200);
    expect(await signIn(email, chosen)).toBe('login.failed');
    expect(await signIn(email, password)).toMatchObject({
      name: 'Sok Dara',
      role: 'recruiter',
      company: { name: company.name },
    });
  });

  it('security 50: is written to without a word that somebody typed', async () => {
    const words = {
      name: 'Buy at shop.example',
      role: 'recruiter',
      company: { name: 'Sale', address: 'Now' },
    };
    for (let round = 0; round < 2; round += 1) {
      await api.as(null).call(register, { body: { ...person('advert@example.com'), ...words } });
      expect(JSON.stringify(await nextMail())).not.toMatch(/shop\.example|Sale|Now/);
    }
    await createUser(api.prisma, { email: 'taken@example.com' });
    await api.as(null).call(register, { body: { ...person('taken@example.com'), ...words } });
    expect(JSON.stringify(await nextMail())).not.toMatch(/shop\.example|Sale|Now/);
    await api.as(null).call(forgotPassword, { body: { email: 'advert@example.com' } });
    expect(JSON.stringify(await nextMail())).not.toMatch(/shop\.example|Sale|Now/);
  });

  it('security 50: ends a week after its last link, and an active one does not', async () => {
    const email = 'ends@example.com';
    await signUp(email);
    await createUser(api.prisma, { email: 'stays@example.com', createdAt: new Date('2020-01-01') });
    const count = async (days: number) => {
      api.setClock(new Date(Date.now() + days * 24 * 3_600_000));
      await sweepPrivacy(api.deps);
      api.setClock(null);
      return api.prisma.user.count({ where: { email: { in: [email, 'stays@example.com'] } } });
    };
    expect([await count(6), await count(8)]).toEqual([2, 1]);
  });
});

describe('login', () => {
  it('refuses a wrong password and an unknown address alike', async () => {
    await createUser(api.prisma, {
      email: 'login@example.com',
      passwordHash: await api.deps.passwords.hash(password),
    });
    const wrong = await api.as(null).call(login, { body: { email: 'login@example.com', password: 'wrong' } });
    const unknown = await api.as(null).call(login, { body: { email: 'nobody@example.com', password } });
    expect([wrong.status, wrong.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(wrong.body.code).toBe('login.failed');
  });

  it('says what is missing in the reader’s language', async () => {
    const answer = await api.as(null).call(login, { body: {}, locale: 'km' });
    expect(answer.body.data).toEqual({ email: ['សូមបំពេញអ៊ីមែល។'], password: ['សូមបំពេញពាក្យសម្ងាត់។'] });
  });
});

describe('session', () => {
  it('ends at sign-out, and the token is worth nothing after', async () => {
    const token = await api.tokenOf(await createUser(api.prisma));
    expect((await api.withToken(token).call(logout)).status).toBe(200);
    expect((await api.withToken(token).call(profileGet)).body.code).toBe('session.invalid');
  });
});

describe('profile', () => {
  it('changes name, telephone and language', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const body = { name: 'New Name', phone: '+855 12 345 678', locale: 'km' as const };
    const answer = await api.as(recruiter).call(profileUpdate, { body });
    expect(answer.body.data).toMatchObject({ name: 'New Name', phone: '+85512345678', locale: 'km' });
  });

  it('security 55: tells the second of two who change it, and overwrites nothing', async () => {
    const user = await createUser(api.prisma);
    const { updatedAt } = (await api.as(user).call(profileGet)).body.data;
    const save = (name: string) =>
      api.as(user).call(profileUpdate, { body: { name, locale: 'en', updatedAt } });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200);
    const { body } = await api.as(user).call(profileGet);
    expect(body.data.name).toBe(first?.body.data.name);
  });

  it('refuses a number that does not exist', async () => {
    const user = await createUser(api.prisma);
    const answer = await api
      .as(user)
      .call(profileUpdate, { body: { name: 'A', phone: '+8551', locale: 'en' } });
    expect(answer.body.data).toEqual({ phone: ['The phone number field is invalid.'] });
  });
});

describe('signing up on the way to a page', () => {
  const next = '/job/01900000-0000-7000-8000-000000000000/apply';
  const here = { handle };
  const elsewhere = { password: chosen, confirmPassword: chosen };

  it.each([
    ['the same', here],
    ['another', elsewhere],
  ])('ends there in %s browser: the mailed link signs in and says where to go on', async (name, proof) => {
    const email = `${name.replace(' ', '-')}@example.com`;
    const token = await signUp(email, { next });
    const { body } = await api.as(null).call(verifyEmail, { body: { token, ...proof } });
    const own = await api.withToken(body.data.token).call(profileGet);
    expect([body.data.next, own.body.data.email]).toEqual([next, email]);
  });

  it.each(['//evil.example/login', 'https://evil.example', '/\\evil.example', 'job', '/job\nx'])(
    'does not lead off the site: %j is refused',
    async (wrong) => {
      const body = { ...person('off@example.com'), next: wrong };
      const { status, body: answer } = await api.as(null).call(register, { body });
      expect([status, Object.keys(answer.data)]).toEqual([422, ['next']]);
    },
  );
});
