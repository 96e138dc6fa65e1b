import { loginBody } from '@acheep/contract/accounts/account';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe.each(journeyLocales('en'))('two-step verification (%s)', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const email = `editor-${locale}@second.example`;
  let editor: Person;
  let secret = '';
  let recovery = '';
  beforeAll(async () => {
    editor = await newPerson(browser, stack, locale, faults);
    await editor.join({ role: 'user', name: 'Chan Thida', email });
    await database.prisma.user.update({ where: { email }, data: { role: 'editor' } });
    await signOut();
    await editor.page.setViewportSize({ width: 390, height: 844 });
  });
  afterAll(() => editor.page.context().close());

  async function signOut() {
    await editor.page.context().clearCookies();
    await editor.page.evaluate(() => localStorage.clear());
  }
  const button = (name: string) => editor.page.getByRole('button', { name: t(name), exact: true });
  const codeOf = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  async function giveCredentials() {
    const { page, go } = editor;
    await go('/login');
    await page.getByRole('textbox', { name: label(loginBody, 'email') }).fill(email);
    await page.locator('input[type=password]').fill(password);
    await button('account:login.submit').click();
  }

  it('an editor sets it up on the profile, and keeps the recovery codes', async () => {
    const { page, go } = editor;
    await giveCredentials();
    await page.waitForURL('**/dashboard');
    await go('/profile');
    const section = page.getByRole('region', { name: t('account:secondFactor.title') });
    await section.getByRole('button', { name: t('account:secondFactor.setUp') }).click();
    await page.getByRole('dialog').locator('input[type=password]').fill(password);
    await button('account:secondFactor.continue').click();
    await page.getByRole('img', { name: t('account:secondFactor.picture') }).waitFor();
    await breaksNothing(page, 'a key to scan');
    secret = ((await page.getByRole('dialog').locator('dd').textContent()) ?? '').replace(/\s/g, '');
    await page.getByLabel(t('account:code.app.label')).fill(codeOf());
    await button('account:secondFactor.turnOn').click();
    await page.getByText(t('account:secondFactor.codesTitle')).waitFor();
    await breaksNothing(page, 'recovery codes');
    const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    recovery = codes[0] ?? '';
    await button('account:secondFactor.codesKept').click();
    await section.getByRole('button', { name: t('account:secondFactor.remove') }).waitFor();
    // What stays at the edges of a phone would lie over what is measured.
    await page.setViewportSize({ width: 1280, height: 900 });
    await breaksNothing(page, 'two-step verification');
    await page.setViewportSize({ width: 390, height: 844 });
  });

  it('is asked for a code from then on', async () => {
    const { page } = editor;
    await signOut();
    await giveCredentials();
    const code = page.getByLabel(t('account:code.app.label'));
    await code.waitFor();
    await breaksNothing(page, 'a code to sign in');
    // The code of the set-up has been used.
    await code.fill('000000');
    await button('account:login.submit').click();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(faults.splice(0).every((fault) => /422/.test(fault))).toBe(true);
    await code.fill(codeOf(1));
    await button('account:login.submit').click();
    await page.waitForURL('**/dashboard');
  });

  it('signs in with a recovery code without the phone', async () => {
    const { page } = editor;
    await signOut();
    await giveCredentials();
    await button('account:code.app.other').click();
    await page.getByLabel(t('account:code.recovery.label')).fill(recovery);
    await breaksNothing(page, 'a recovery code to sign in');
    await button('account:login.submit').click();
    await page.waitForURL('**/dashboard');
    const mail = await stack.mailTo(email, /recovery|លេខកូដបម្រុង/);
    expect(mail.text).toContain('9');
    expect(faults).toEqual([]);
  });
});
