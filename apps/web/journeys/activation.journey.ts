import { verifyEmail } from '@acheep/contract/accounts/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const chosen = 'សាឡាងឆ្លងទន្លេ 2026';

describe.each(journeyLocales('km'))('signing up on one device and confirming on another, in %s', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
    await person.page.setViewportSize({ width: 390, height: 844 });
  });
  afterAll(async () => {
    await person.page.context().close();
    // What the reader has to give is known without a call that fails.
    expect(faults).toEqual([]);
  });

  /** The link that is mailed to somebody who signs up elsewhere. */
  async function mailedLink(email: string) {
    const body = { role: 'user', name: 'Sok Dara', email, password, confirmPassword: password };
    const response = await fetch(`${stack.url}/api/v1/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ ...body, handle: `the laptop of ${email}` }),
    });
    expect(response.status).toBe(202);
    return /https?:\S+\/verify\?token=\S+/.exec((await stack.mailTo(email)).text ?? '')?.[0] ?? '';
  }

  it('asks once for the password that was chosen', async () => {
    const { page } = person;
    await page.goto(await mailedLink(`prove-${locale}@journey.example`));
    await page.getByText(t('account:verify.prove')).waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(1);
    await breaksNothing(page, 'the password of a registration');
    await page.getByLabel(label(verifyEmail.body, 'registeredPassword')).first().fill(password);
    await page.getByRole('button', { name: t('account:verify.submit') }).click();
    await page.getByText(t('account:verify.done')).waitFor();
    await page.waitForURL(/\/dashboard$/);
  });

  it('takes a new one instead, by which one signs in from then on', async () => {
    const { page } = person;
    const email = `choose-${locale}@journey.example`;
    await page.evaluate(() => localStorage.clear());
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: t('account:verify.another') }).click();
    const fields = page.locator('input[type=password]');
    await fields.nth(0).fill(chosen);
    await fields.nth(1).fill(chosen);
    await page.getByRole('button', { name: t('account:verify.submit') }).click();
    await page.getByText(t('account:verify.done')).waitFor();
    await page.waitForURL(/\/dashboard$/);
    const signedIn = await fetch(`${stack.url}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: chosen }),
    });
    expect(signedIn.status).toBe(200);
  });
});
