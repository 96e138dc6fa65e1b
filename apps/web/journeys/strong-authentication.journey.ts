import { loginBody } from '@acheep/contract/accounts/account';
import { passkeyAdd } from '@acheep/contract/accounts/passkey';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing, breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe.each(journeyLocales('en'))('strong authentication (%s)', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const email = `editor-${locale}@strong.example`;
  let editor: Person;
  /** Whether the owner of the device unlocks it. */
  let unlocks: (isOwner: boolean) => Promise<void>;
  let secret = '';
  let recovery = '';
  beforeAll(async () => {
    editor = await newPerson(browser, stack, locale, faults);
    await editor.page.setViewportSize({ width: 390, height: 844 });
    // The browser's own virtual device.
    const devtools = await editor.page.context().newCDPSession(editor.page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    unlocks = async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    };
    await editor.join({ role: 'user', name: 'Chan Thida', email });
  });
  afterAll(async () => {
    await editor.page.context().close();
    // The browser itself logs the wrong code.
    expect(faults.filter((fault) => !/status of 422/.test(fault))).toEqual([]);
  });

  async function signOut() {
    await editor.page.context().clearCookies();
    await editor.page.evaluate(() => localStorage.clear());
  }
  const button = (name: string) => editor.page.getByRole('button', { name: t(name), exact: true });
  const region = (name: string) => editor.page.getByRole('region', { name: t(name) });
  const codeOf = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  async function giveCredentials() {
    const { page, go, chooseEmail } = editor;
    await signOut();
    await go('/login');
    await chooseEmail();
    await page.getByRole('textbox', { name: label(loginBody, 'email') }).fill(email);
    await page.locator('input[type=password]').fill(password);
    await button('account:login.submit').click();
  }

  it('somebody adds a passkey on the profile, with the password', async () => {
    const { page, go } = editor;
    await go('/profile');
    const ways = region('account:waysIn.title');
    await ways.getByRole('button', { name: t('account:passkey.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: label(passkeyAdd.body, 'password') }).fill(password);
    await breaksNothingDeep(page, 'adding a passkey');
    await button('account:secondFactor.continue').click();
    await ways.getByText(t('account:passkey.usualName')).waitFor();
  });

  it('signs in with it, once its owner has unlocked the device, and removes it', async () => {
    const { page, go } = editor;
    await signOut();
    // What follows is for those who may open the console.
    await database.prisma.user.update({ where: { email }, data: { role: 'editor' } });
    await go('/login');
    await unlocks(false);
    await button('account:passkey.signIn').click();
    await page.getByText(t('account:passkey.cancelled')).waitFor();
    await breaksNothingDeep(page, 'a passkey that was not used');
    await unlocks(true);
    await button('account:passkey.signIn').click();
    await page.waitForURL('**/dashboard');
    await go('/profile');
    const ways = region('account:waysIn.title');
    await ways.getByRole('button', { name: t('account:waysIn.remove') }).click();
    await page.getByRole('dialog').locator('input[type=password]').fill(password);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:waysIn.remove') })
      .click();
    await ways.getByText(t('account:passkey.usualName')).waitFor({ state: 'hidden' });
  });

  it('sets up an authenticator app as an editor, and keeps the recovery codes', async () => {
    const { page } = editor;
    const section = region('account:secondFactor.title');
    await section.getByRole('button', { name: t('account:secondFactor.setUp') }).click();
    await page.getByRole('dialog').locator('input[type=password]').fill(password);
    await button('account:secondFactor.continue').click();
    await page.getByRole('img', { name: t('account:secondFactor.picture') }).waitFor();
    await breaksNothingDeep(page, 'a key to scan');
    secret = ((await page.getByRole('dialog').locator('dd').textContent()) ?? '').replace(/\s/g, '');
    await page.getByLabel(t('account:code.app.label')).fill(codeOf());
    await button('account:secondFactor.turnOn').click();
    await page.getByText(t('account:secondFactor.codesTitle')).waitFor();
    await breaksNothingDeep(page, 'recovery codes');
    const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    recovery = codes[0] ?? '';
    await button('account:secondFactor.codesKept').click();
    await section.getByRole('button', { name: t('account:secondFactor.remove') }).waitFor();
  });

  it('is asked for a code from then on', async () => {
    const { page } = editor;
    await giveCredentials();
    const code = page.getByLabel(t('account:code.app.label'));
    await code.fill('000000');
    await button('account:login.submit').click();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    await breaksNothing(page, 'a code to sign in');
    // The code of the set-up has been used.
    await code.fill(codeOf(1));
    await button('account:login.submit').click();
    await page.waitForURL('**/dashboard');
  });

  it('signs in with a recovery code without the phone', async () => {
    const { page } = editor;
    await giveCredentials();
    await button('account:code.app.other').click();
    await page.getByLabel(t('account:code.recovery.label')).fill(recovery);
    await breaksNothingDeep(page, 'a recovery code to sign in');
    await button('account:login.submit').click();
    await page.waitForURL('**/dashboard');
  });
});
