import { loginBody, registerBody } from '@acheep/contract/accounts/account';
import { identityJoin } from '@acheep/contract/accounts/identity';
import { easyApplyBody } from '@acheep/contract/hiring/easy-apply';
import type { Locale } from '@acheep/contract/kernel/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing, breaksNothingDeep } from './accessibility.ts';
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
  const [thy, later, nobody] = ['thy', 'later', 'nobody'].map(
    (name) => `${name}-${locale}@provider.example`,
  ) as [string, string, string];
  const sophea = { role: 'user', name: 'Meas Sophea', email: `sophea-${locale}@provider.example` } as const;
  const old = { ...sophea, email: `old-${locale}@provider.example` };
  let visitor: Person;
  let jobId: string;
  beforeAll(async () => {
    visitor = await newPerson(browser, stack, locale, faults);
    await visitor.page.setViewportSize({ width: 390, height: 844 });
    jobId = await publishJob(stack, `Cook of the river bank ${locale}`);
  });
  afterAll(async () => {
    await visitor.page.context().close();
    // The refusals are answers that the console shows.
    expect(faults.filter((fault) => !/status of 40\d/.test(fault))).toEqual([]);
  });

  const named = (key: string) => t(key).replace('{{name}}', provider);
  const goOn = () => visitor.page.getByRole('button', { name: named('account:provider.continue') }).click();
  async function signOut() {
    await visitor.page.context().clearCookies();
    await visitor.page.evaluate(() => localStorage.clear());
  }

  it('a visitor who is applying signs in on the way, and finds what was typed', async () => {
    const { page, go } = visitor;
    const main = page.getByRole('main');
    await go(`/job/${jobId}/apply`);
    await page.getByLabel(label(easyApplyBody, 'coverLetter')).first().fill(letter);
    await expect
      .poll(() => page.evaluate((typed) => JSON.stringify({ ...localStorage }).includes(typed), letter))
      .toBe(true);
    await main.getByRole('button', { name: t('application:easy.signIn') }).click();
    await goOn();
    await fillInAtProvider(page, thy, 'Cancel');
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${locale === 'km' ? '/km' : ''}/sign-in/oidc`);
    await main.getByRole('button', { name: t('account:login.submit') }).click();
    await goOn();
    await fillInAtProvider(page, thy);
    await page.getByRole('heading', { name: t('account:newcomer.title') }).waitFor();
    await expect.poll(() => page.getByLabel(label(registerBody, 'name')).inputValue()).toBe('Chan Thy');
    await expect
      .poll(() => page.getByLabel(label(registerBody, 'email')).getAttribute('readonly'))
      .not.toBeNull();
    await breaksNothing(page, 'a newcomer');
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await page.waitForURL(`**/job/${jobId}/apply`);
    await expect
      .poll(() => page.getByLabel(label(easyApplyBody, 'coverLetter')).first().inputValue())
      .toBe(letter);
  });

  it('what somebody new has pressed is done after the way over the provider', async () => {
    const { page, go } = visitor;
    await signOut();
    const save = (key: string) =>
      page.getByRole('button', { name: t(key), exact: true }).filter({ visible: true });
    await go(`/job/${jobId}`);
    await save('common:bookmark.save').first().click();
    await page.getByRole('dialog').getByText(t('account:reason.bookmark')).waitFor();
    await breaksNothingDeep(page, 'signing in to save a job');
    await goOn();
    await fillInAtProvider(page, later);
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await page.waitForURL(`**/job/${jobId}`);
    await save('common:bookmark.saved').first().waitFor();
  });

  it('who has an account connects it with the password, once', async () => {
    const { page, go, join } = visitor;
    await join(old);
    await join(sophea);
    await signOut();
    await go('/login');
    await goOn();
    await fillInAtProvider(page, sophea.email);
    await page.getByRole('heading', { name: named('account:newcomer.joinTitle') }).waitFor();
    await expect
      .poll(() => page.getByLabel(label(identityJoin.body, 'email')).inputValue())
      .toBe(sophea.email);
    await breaksNothing(page, 'connecting an account');
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: named('account:newcomer.join') }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/sign-in/oidc'));
  });

  describe('and merging two accounts', () => {
    const dialog = () => visitor.page.getByRole('dialog');
    const confirm = async (email: string) => {
      const { page } = visitor;
      await page.getByText(t('account:merge.confirmTitle').replaceAll('{{email}}', email)).waitFor();
      await breaksNothingDeep(page, 'what moves to this account');
      await dialog().locator('input[type=password]').fill(password);
      await dialog()
        .getByRole('button', { name: t('account:merge.confirm') })
        .click();
      await page.getByText(t('account:merge.done').replaceAll('{{email}}', email)).waitFor();
    };
    const begin = () => visitor.page.getByRole('button', { name: t('account:merge.begin') }).click();

    it('the other is proved by signing in to it, and this one stays signed in', async () => {
      await visitor.go('/profile');
      await begin();
      await dialog().getByLabel(label(loginBody, 'email')).fill(old.email);
      await dialog().locator('input[type=password]').fill(password);
      await dialog()
        .getByRole('button', { name: t('account:secondFactor.continue'), exact: true })
        .click();
      await confirm(old.email);
    });

    it('one that only a provider opens is proved there, and the same page goes on', async () => {
      const { page } = visitor;
      await begin();
      const atProvider = async (email: string) => {
        await dialog()
          .getByRole('button', { name: named('account:provider.continue') })
          .click();
        await fillInAtProvider(page, email);
        await page.waitForURL(locale === 'km' ? '**/km/profile' : '**/profile');
      };
      await atProvider(nobody);
      await dialog().getByRole('alert').getByText(provider).waitFor();
      await breaksNothingDeep(page, 'an account at the provider that opens none here');
      await atProvider(later);
      await confirm(later);
      const ways = page.getByRole('region', { name: t('account:waysIn.title') });
      for (const email of [sophea.email, later]) await ways.getByText(email).waitFor();
    });
  });
});
