import { loginBody } from '@acheep/contract/accounts/account';
import type { Locale } from '@acheep/contract/kernel/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { fillInAtProvider, provider } from './at-provider.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('en'))('merging two accounts of one person (%s)', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const [old, own] = [`old-${locale}@merge.example`, `own-${locale}@merge.example`];
  let seeker: Person;
  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.page.setViewportSize({ width: 390, height: 844 });
    await seeker.join({ role: 'user', name: 'Chan Bopha', email: old });
    await seeker.join({ role: 'user', name: 'Chan Bopha', email: own });
  });
  afterAll(() => seeker.page.context().close());

  const filled = (key: string) => t(key).replaceAll('{{email}}', old);

  it('the other is proved by signing in to it, and this one stays signed in', async () => {
    const { page, go } = seeker;
    await go('/profile');
    await page.getByRole('button', { name: t('account:merge.begin') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(label(loginBody, 'email')).fill(old);
    await dialog.locator('input[type=password]').fill(password);
    await breaksNothing(page, 'proving another account');
    await dialog.getByRole('button', { name: t('account:secondFactor.continue'), exact: true }).click();
    await page.getByText(filled('account:merge.confirmTitle')).waitFor();
    await breaksNothing(page, 'what moves to this account');
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: t('account:merge.confirm') }).click();
    await page.getByText(filled('account:merge.done')).waitFor();
    expect(faults).toEqual([]);
  });

  it('both addresses are told, and the other signs in no more', async () => {
    for (const email of [old, own]) expect((await stack.mailTo(email)).text).toContain(old);
    const body = JSON.stringify({ email: old, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${stack.url}/api/v1/users/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
  });

  it('one that only a provider opens is proved there, and the same page goes on', async () => {
    const goOn = t('account:provider.continue').replace('{{name}}', provider);
    const [other, nobody] = [`thy-${locale}@merge.example`, `nobody-${locale}@merge.example`];
    const visitor = await newPerson(browser, stack, locale, faults);
    await visitor.go('/login');
    await visitor.page.getByRole('button', { name: goOn }).click();
    await fillInAtProvider(visitor.page, other);
    await visitor.page.getByRole('button', { name: t('account:register.submit') }).click();
    await visitor.page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
    await visitor.page.context().close();

    const { page, go } = seeker;
    await go('/profile');
    await page.getByRole('button', { name: t('account:merge.begin') }).click();
    const dialog = page.getByRole('dialog');
    const atProvider = async (...answer: [email: string, answer?: 'Cancel']) => {
      await dialog.getByRole('button', { name: goOn }).click();
      await fillInAtProvider(page, ...answer);
      await page.waitForURL(locale === 'km' ? '**/km/profile' : '**/profile');
    };
    await atProvider(nobody);
    await dialog.getByRole('alert').getByText(provider).waitFor();
    await breaksNothing(page, 'an account at the provider that opens none here');
    await atProvider(other, 'Cancel');
    await dialog.getByRole('alert').getByText(provider).waitFor();
    // The refusals are answers that the console shows.
    expect(faults.splice(0).every((fault) => /40\d/.test(fault))).toBe(true);
    await atProvider(other);
    await page.getByText(t('account:merge.confirmTitle').replaceAll('{{email}}', other)).waitFor();
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: t('account:merge.confirm') }).click();
    await page.getByText(t('account:merge.done').replaceAll('{{email}}', other)).waitFor();
    await page
      .getByRole('region', { name: t('account:waysIn.title') })
      .getByText(other)
      .waitFor();
    expect(faults).toEqual([]);
  });
});
