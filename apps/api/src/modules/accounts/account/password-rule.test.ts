import { login, register } from '@acheep/contract/accounts/account';
import { changePassword } from '@acheep/contract/accounts/password';
import { createUser } from '@acheep/prisma/factories/user';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const both = (value: string) => ({ password: value, confirmPassword: value });

const api = await startApi();

const personWith = async () =>
  createUser(api.prisma, { passwordHash: await api.deps.passwords.hash(password) });
const signIn = (email: string, value = password) =>
  api.as(null).call(login, { body: { email, password: value } });
let mailsSoFar = 0;
async function nextMail(): Promise<Email> {
  mailsSoFar += 1;
  return (await api.mails(mailsSoFar))[mailsSoFar - 1] as Email;
}
describe('what a password may be', () => {
  let people = 0;
  // A new person for each try: one address may register only five times an hour.
  const person = (value: string) => ({
    name: 'Sok Dara',
    email: `p${++people}@example.com`,
    role: 'user',
    ...both(value),
  });
  const fault = async (value: string, locale: 'en' | 'km' = 'en') =>
    (await api.as(null).call(register, { body: person(value), locale })).body.data?.password;

  it('security 1: common ones are refused wherever one is chosen, in the reader’s language', async () => {
    for (const common of ['12345678', 'P@ssw0rd', 'iloveyou', 'qwertyuiop', 'cambodia2024', '01012000'])
      expect(await fault(common)).toEqual(['This password is too common. Choose another one.']);
    expect(await fault('password', 'km')).toEqual(['ពាក្យសម្ងាត់នេះមានមនុស្សប្រើច្រើនពេក។ សូមជ្រើសរើសពាក្យសម្ងាត់ផ្សេង។']);
    const token = await api.tokenOf(await personWith());
    const changed = await api
      .withToken(token)
      .call(changePassword, { body: { currentPassword: password, ...both('password1') } });
    expect(Object.keys(changed.body.data)).toEqual(['password']);
  });

  it('security 2: fifteen lower-case letters are accepted', async () => {
    const response = await api
      .as(null)
      .call(register, { body: { ...person('kdwpqzmvbtrnyhs'), email: 'f@example.com' } });
    expect(response.status).toBe(202);
    await nextMail();
  });

  it.each([
    ['7 characters', 'kx4mTq9', 'The password must have at least 8 characters.'],
    ['129 characters', `${'kx4mTq9 '.repeat(16)}k`, 'The password can have at most 128 characters.'],
    ['spaces', ' '.repeat(12), 'The password field is required.'],
    ['NUL', 'kx4mTq9\0abc', 'The password contains a character we can’t save. Remove it.'],
  ])('refuses %s', async (_, value, sentence) => {
    expect(await fault(value)).toEqual([sentence]);
  });

  it.each([
    ['8 characters', 'kx4mTq9z'],
    ['128 characters', `${'kx4mTq9 '.repeat(15)}kx4mTq9z`],
  ])('takes %s', async (name, value) => {
    const email = `${name.replace(' ', '')}@example.com`;
    expect((await api.as(null).call(register, { body: { ...person(value), email } })).status).toBe(202);
    await nextMail();
  });

  it('security 3: a 64-character Khmer password works whole, its first 72 bytes do not sign in', async () => {
    const long = 'ម្ហូបខ្មែរឆ្ងាញ់ណាស់បងប្អូនទាំងអស់គ្នាអើយមកញ៉ាំទាំងអស់គ្នាណាបងប្អូន'.slice(0, 64);
    expect(long).toHaveLength(64);
    await createUser(api.prisma, {
      email: 'khmer@example.com',
      passwordHash: await api.deps.passwords.hash(long),
    });
    expect((await signIn('khmer@example.com', long)).status).toBe(200);
    // 24 letters of 3 bytes each.
    expect((await signIn('khmer@example.com', long.slice(0, 24))).status).toBe(401);
    expect((await signIn('khmer@example.com', long.slice(0, 63))).status).toBe(401);
  });
});
