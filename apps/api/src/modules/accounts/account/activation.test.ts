import { login, register, verifyEmail, verifyEmailLook } from '@acheep/contract/accounts/account';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const chosen = 'mekong ferry at dawn';
/** Handle stored by the registering browser. */
const handle = 'b'.repeat(32);
const company = { name: 'Angkor Coffee', address: 'Street 51, Phnom Penh' };

const api = await startApi();
let mailsSoFar = 0;

/** Registers an address, and returns the token of the link that is mailed to it. */
async function signUp(email: string, more: Record<string, unknown> = {}) {
  const person = { role: 'user', name: 'Sok Dara', email, password, confirmPassword: password, handle };
  await api.as(null).call(register, { body: { ...person, ...more } as never });
  mailsSoFar += 1;
  const mails = await api.mails(mailsSoFar);
  return /token=([\w-]+)/.exec(mails[mailsSoFar - 1]?.text ?? '')?.[1] ?? '';
}
const signIn = async (email: string, value: string) => {
  const { status, body } = await api.as(null).call(login, { body: { email, password: value } });
  return status === 200 ? body.data.user : body.code;
};
const verify = async (body: Record<string, unknown>) => {
  const answer = await api.as(null).call(verifyEmail, { body: body as never });
  return answer.status === 200 ? 200 : answer.body.code;
};

describe('an activation link in another browser', () => {
  const look = async (body: Record<string, unknown>) => {
    const answer = await api.as(null).call(verifyEmailLook, { body });
    return answer.status === 200 ? answer.body.data.asks : answer.body.code;
  };

  it('asks once for the password of the registration, which then is that of the account', async () => {
    const email = 'laptop-then-phone@example.com';
    const next = '/job/01900000-0000-7000-8000-000000000000/apply';
    const token = await signUp(email, { role: 'recruiter', company, next });
    expect([await look({ token }), await look({ token, handle: 'x'.repeat(32) })]).toEqual([
      'registered-password',
      'registered-password',
    ]);
    const answer = await api.as(null).call(verifyEmail, { body: { token, registeredPassword: password } });
    expect([answer.status, answer.body.data.next]).toEqual([200, next]);
    expect(await signIn(email, password)).toMatchObject({
      role: 'recruiter',
      company: { name: company.name },
    });
    expect(await look({ token })).toBe('token.invalid');
  });

  it('asks for nothing in the browser that registered, and looking uses nothing up', async () => {
    const token = await signUp('looked-at@example.com');
    expect([await look({ token, handle }), await look({ token, handle })]).toEqual(['nothing', 'nothing']);
    expect(await verify({ token, handle })).toBe(200);
    expect(await look({ token: 'unknown' })).toBe('token.invalid');
  });

  it('says in the field that a password is another one, and takes a new one then', async () => {
    const email = 'forgotten@example.com';
    const token = await signUp(email);
    const wrong = async (locale: 'en' | 'km') =>
      (await api.as(null).call(verifyEmail, { body: { token, registeredPassword: 'not this' }, locale }))
        .body;
    expect((await wrong('en')).data).toEqual({
      registeredPassword: [
        'This isn’t the password you chose when you signed up. Try again, or choose a new one.',
      ],
    });
    expect((await wrong('km')).data.registeredPassword[0]).toMatch(/^នេះមិនមែនជាពាក្យសម្ងាត់/);
    expect(await verify({ token, registeredPassword: '' })).toBe('validation.failed');
    expect(await signIn(email, password)).toBe('login.not_activated');
    expect(await verify({ token, password: chosen, confirmPassword: chosen })).toBe(200);
    expect(await signIn(email, password)).toBe('login.failed');
    expect(await signIn(email, chosen)).toMatchObject({ email });
  });

  it('security 50: takes the password of its own registration only, not of one by somebody else', async () => {
    const email = 'two-registered@example.com';
    const own = await signUp(email);
    const squatted = await signUp(email, {
      name: 'Squatter',
      handle: 's'.repeat(32),
      password: chosen,
      confirmPassword: chosen,
    });
    expect(await verify({ token: squatted, registeredPassword: password })).toBe('validation.failed');
    expect(await verify({ token: own, registeredPassword: chosen })).toBe('validation.failed');
    expect(await verify({ token: own, registeredPassword: password })).toBe(200);
    expect(await signIn(email, chosen)).toBe('login.failed');
    expect(await signIn(email, password)).toMatchObject({ name: 'Sok Dara' });
  });

  it('security 50: takes ten wrong passwords an hour, wherever they come from, and the mail’s owner goes on', async () => {
    const [token, other] = [await signUp('guessed@example.com'), await signUp('not-guessed@example.com')];
    const guess = (sent: number, link: string, registeredPassword: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/users/verify-email',
        remoteAddress: `198.51.100.${sent}`,
        payload: { token: link, registeredPassword },
      });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, sent) => guess(sent, token, `wrong guess ${sent}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
    expect((await guess(20, token, password)).statusCode).toBe(429);
    expect((await guess(21, other, password)).statusCode).toBe(200);
    expect(await verify({ token, password: chosen, confirmPassword: chosen })).toBe(200);
  });
});
