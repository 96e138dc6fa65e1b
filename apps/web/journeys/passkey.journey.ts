import { passkeyAdd } from '@acheep/contract/accounts/passkey';
import type { Locale } from '@acheep/contract/kernel/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('en'))('signing in with a passkey (%s)', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const email = `passkey-${locale}@second.example`;
  let seeker: Person;
  /** Whether the owner of the device unlocks it. */
  let unlocks: (isOwner: boolean) => Promise<void>;
  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.page.setViewportSize({ width: 390, height: 844 });
    // The browser's own virtual device.
    const devtools = await seeker.page.context().newCDPSession(seeker.page);
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
    await seeker.join({ role: 'user', name: 'Chan Dara', email });
  });
  afterAll(() => seeker.page.context().close());

  const button = (name: string) => seeker.page.getByRole('button', { name: t(name), exact: true });
  async function signOut() {
    await seeker.page.context().clearCookies();
    await seeker.page.evaluate(() => localStorage.clear());
  }

  it('it is added on the profile, with the password', async () => {
    const { page, go } = seeker;
    await go('/profile');
    const ways = page.getByRole('region', { name: t('account:waysIn.title') });
    await ways.getByRole('button', { name: t('account:passkey.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: label(passkeyAdd.body, 'password') }).fill(password);
    await breaksNothing(page, 'adding a passkey');
    await button('account:secondFactor.continue').click();
    await ways.getByText(t('account:passkey.usualName')).waitFor();
    // A phone’s bar would lie over what is measured.
    await page.setViewportSize({ width: 1280, height: 900 });
    await breaksNothing(page, 'a passkey on the profile');
    expect((await stack.mailTo(email, /passkey/)).text).toContain(t('account:passkey.usualName'));
  });

  it('it signs in, once its owner has unlocked the device', async () => {
    const { page, go } = seeker;
    await signOut();
    await go('/login');
    await unlocks(false);
    await button('account:passkey.signIn').click();
    await page.getByText(t('account:passkey.cancelled')).waitFor();
    await breaksNothing(page, 'a passkey that was not used');
    await unlocks(true);
    await button('account:passkey.signIn').click();
    await button('account:passkey.signIn').waitFor({ state: 'hidden' });
    await go('/profile');
    await page.getByRole('region', { name: t('account:waysIn.title') }).waitFor();
  });

  it('it is removed, and signs in no more', async () => {
    const { page, go } = seeker;
    const ways = page.getByRole('region', { name: t('account:waysIn.title') });
    await ways.getByRole('button', { name: t('account:waysIn.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:waysIn.remove') })
      .click();
    await ways.getByText(t('account:passkey.usualName')).waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await signOut();
    await go('/login');
    await button('account:passkey.signIn').click();
    await page.getByRole('alert').first().waitFor();
    expect(faults.splice(0).every((fault) => /401/.test(fault))).toBe(true);
  });
});
