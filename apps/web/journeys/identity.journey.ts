import { registerBody } from '@acheep/contract/accounts/account';
import { identityJoin } from '@acheep/contract/accounts/identity';
import { easyApplyBody } from '@acheep/contract/hiring/easy-apply';
import type { Locale } from '@acheep/contract/kernel/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { fillInAtProvider, provider } from './at-provider.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const letter = 'ខ្ញុំធ្លាប់ធ្វើម្ហូបប្រាំឆ្នាំ។';

describe.each(journeyLocales('en'))('signing in at a provider (%s)', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const email = `thy-${locale}@provider.example`;
  let visitor: Person;
  let jobId: string;
  beforeAll(async () => {
    visitor = await newPerson(browser, stack, locale, faults);
    await visitor.page.setViewportSize({ width: 390, height: 844 });
    jobId = await publishJob(stack, `Cook of the river bank ${locale}`);
  });
  afterAll(() => visitor.page.context().close());

  const named = (key: string) => t(key).replace('{{name}}', provider);
  const goOn = () => visitor.page.getByRole('button', { name: named('account:provider.continue') }).click();
  async function openSignIn() {
    const { page } = visitor;
    await page
      .getByRole('main')
      .getByRole('button', { name: t('application:easy.signIn') })
      .click();
    await page.getByRole('dialog').waitFor();
  }

  it('a visitor who is applying signs in on the way, and finds what was typed', async () => {
    const { page, go } = visitor;
    await go(`/job/${jobId}/apply`);
    await page.getByLabel(label(easyApplyBody, 'coverLetter')).first().fill(letter);
    await expect
      .poll(() => page.evaluate((typed) => JSON.stringify({ ...localStorage }).includes(typed), letter))
      .toBe(true);
    await openSignIn();
    await breaksNothing(page, 'signing in with a provider');
    await goOn();
    await fillInAtProvider(page, email, 'Cancel');
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe(locale === 'km' ? '/km/sign-in' : '/sign-in');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account:login.submit') })
      .click();
    await page.getByRole('dialog').waitFor();
    await goOn();
    await fillInAtProvider(page, email);
    await page.getByRole('heading', { name: t('account:newcomer.title') }).waitFor();
    expect(await page.getByLabel(label(registerBody, 'name')).inputValue()).toBe('Chan Thy');
    expect(await page.getByLabel(label(registerBody, 'email')).getAttribute('readonly')).not.toBeNull();
    await breaksNothing(page, 'a newcomer');
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await page.waitForURL(`**/job/${jobId}/apply`);
    await expect
      .poll(() => page.getByLabel(label(easyApplyBody, 'coverLetter')).first().inputValue())
      .toBe(letter);
  });

  it('the way in stands on the profile, and the only one cannot be removed', async () => {
    const { page, go } = visitor;
    // A phone’s bar would lie over what is measured.
    await page.setViewportSize({ width: 1280, height: 900 });
    await go('/profile');
    const ways = page.getByRole('region', { name: t('account:waysIn.title') });
    await ways.getByText(email).waitFor();
    await ways.getByText(t('account:waysIn.noPassword')).waitFor();
    await breaksNothing(page, 'ways to sign in');
    await ways.getByRole('button', { name: t('account:waysIn.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:waysIn.remove') })
      .click();
    await page.getByRole('alert').first().waitFor();
    expect(await ways.getByText(email).count()).toBe(1);
    // The refusal is an answer that the console shows.
    expect(faults.splice(0).every((fault) => /40\d/.test(fault))).toBe(true);
  });

  it('what somebody new has pressed is done after the way over the provider', async () => {
    const { page, go } = await newPerson(browser, stack, locale, faults);
    const save = (key: string) =>
      page.getByRole('button', { name: t(key), exact: true }).filter({ visible: true });
    await go(`/job/${jobId}`);
    await save('common:bookmark.save').first().click();
    await page.getByRole('dialog').getByText(t('account:reason.bookmark')).waitFor();
    await breaksNothing(page, 'signing in to save a job');
    await page.getByRole('button', { name: named('account:provider.continue') }).click();
    await fillInAtProvider(page, `later-${locale}@provider.example`);
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await page.waitForURL(`**/job/${jobId}`);
    await save('common:bookmark.saved').first().waitFor();
    await page.context().close();
  });

  it('who has an account connects it with the password, once', async () => {
    const other = await newPerson(browser, stack, locale, faults);
    const { page, go } = other;
    const owner = { role: 'user', name: 'Meas Sophea', email: `sophea-${locale}@provider.example` } as const;
    await other.join(owner);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await go('/login');
    await page.getByRole('button', { name: named('account:provider.continue') }).click();
    await fillInAtProvider(page, owner.email);
    await page.getByRole('heading', { name: named('account:newcomer.joinTitle') }).waitFor();
    expect(await page.getByLabel(label(identityJoin.body, 'email')).inputValue()).toBe(owner.email);
    await breaksNothing(page, 'connecting an account');
    await page.locator('input[type=password]').fill('wrong guess here');
    const join = page.getByRole('button', { name: named('account:newcomer.join') });
    await join.click();
    await page.getByRole('alert').first().waitFor();
    await page.locator('input[type=password]').fill(password);
    await join.click();
    await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
    await page.context().close();
  });
});
