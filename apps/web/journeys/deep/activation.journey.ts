import { expect, it } from 'vitest';
import { journeyLocales } from '../deep.ts';
import { mailedLink } from '../mailed-link.ts';
import { newPerson } from '../person.ts';
import { startOwnProduct } from '../product.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { wordsOf } from '../words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const chosen = 'សាឡាងឆ្លងទន្លេ 2026';

it.each(journeyLocales('km'))(
  'whoever confirms on another device may choose a new password, by which one signs in from then on, in %s',
  async (locale) => {
    const t = wordsOf(locale);
    const faults: string[] = [];
    const email = `choose-${locale}@journey.example`;
    const { page } = await newPerson(browser, stack, locale, faults);
    await page.goto(await mailedLink(stack, email, locale));
    await page.getByRole('button', { name: t('account:verify.another') }).click();
    const fields = page.locator('input[type=password]');
    await fields.nth(0).fill(chosen);
    await fields.nth(1).fill(chosen);
    await page.getByRole('button', { name: t('account:verify.submit') }).click();
    await page.getByText(t('account:verify.done')).waitFor();
    await page.waitForURL(`${stack.url}${locale === 'km' ? '/km' : '/'}`);
    const signedIn = await fetch(`${stack.url}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: chosen }),
    });
    expect(signedIn.status).toBe(200);
    await page.context().close();
    expect(faults).toEqual([]);
  },
);
