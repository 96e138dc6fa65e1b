import { loginBody } from '@acheep/contract/accounts/account';
import { emailChangeBack, emailChangeNew } from '@acheep/contract/accounts/email-change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const chosen = 'a ferry on the mekong at dawn';

describe.each(journeyLocales('km'))('changing the e-mail, in %s', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const [before, after] = [`before-${locale}@journey.example`, `after-${locale}@journey.example`];
  const faults: string[] = [];
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
  });
  afterAll(async () => {
    await person.page.context().close();
    // Taking the account back ends the session of this tab as well: what it still reads is refused.
    expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([]);
  });
  /** The link in the latest mail to an address with this subject. */
  const linkTo = async (address: string, subject: RegExp) =>
    /https?:\S+-email\?token=[\w-]+/.exec((await stack.mailTo(address, subject)).text ?? '')?.[0] ?? '';

  it('by the link to the new one; and the old one takes the account back', async () => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await person.join({ role: 'user', name: 'Chan Sophea', email: before });
    await person.go('/profile');
    await page.getByRole('button', { name: t('account:email.change') }).click();
    const dialog = page.getByRole('dialog', { name: t('account:email.title') });
    await dialog.getByLabel(label(emailChangeNew.body, 'email')).fill(after);
    await dialog.getByLabel(label(emailChangeNew.body, 'password')).first().fill(password);
    await dialog.getByRole('button', { name: t('account:email.submit') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto(await linkTo(after, /Confirm|បញ្ជាក់/));
    await breaksNothing(page, 'a new e-mail to confirm');
    await page.getByRole('button', { name: t('account:email.confirmSubmit') }).click();
    await page.getByText(t('account:email.confirmed').replace('{{email}}', after)).waitFor();

    await page.goto(await linkTo(before, /was changed|ត្រូវបានប្ដូរ/));
    const field = (name: string) => page.getByLabel(label(emailChangeBack.body, name)).first();
    await field('password').fill(chosen);
    await field('confirmPassword').fill(chosen);
    await breaksNothing(page, 'an account to take back');
    await page.getByRole('button', { name: t('account:email.backSubmit') }).click();
    await page.getByText(t('account:email.backDone')).waitFor();
    await page.getByRole('button', { name: t('account:login.submit') }).click();
    await person.signIn(before, chosen);
    await person.go('/profile');
    expect(await page.getByLabel(label(loginBody, 'email')).first().inputValue()).toBe(before);
  });
});
