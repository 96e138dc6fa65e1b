import { registerBody } from '@acheep/contract/accounts/account';
import { phoneCodeNew, phoneSignIn } from '@acheep/contract/accounts/phone';
import type { Locale } from '@acheep/contract/kernel/locale';
import { notificationChannels } from '@acheep/contract/messaging/notification-category';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('km'))('somebody with a phone and no e-mail (%s)', (locale: Locale) => {
  const { typed, shown } = {
    en: { typed: '012 900 002', shown: '+855 12 900 002' },
    km: { typed: '០១២ ៩០០ ០០៣', shown: '+855 12 900 003' },
  }[locale];
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  let person: Person;
  let jobId: string;
  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
    await person.page.setViewportSize({ width: 390, height: 844 });
    jobId = await publishJob(stack, `Packer by the lake ${locale}`);
  });
  afterAll(async () => {
    await person.page.context().close();
    expect(faults).toEqual([]);
  });

  /** Asks for a code on the way to applying, and gives the one that has come in `count` messages. */
  async function enterNumber(count: number) {
    const { page, go } = person;
    await go(`/job/${jobId}/apply`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('application:easy.signIn') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('account:provider.phone') }).click();
    await breaksNothingDeep(page, 'the number to sign in');
    await dialog.getByLabel(label(phoneCodeNew.body, 'phone')).first().fill(typed);
    await dialog.getByRole('button', { name: t('phone:send') }).click();
    const address = `${shown.replaceAll(/\D/g, '')}@sms.localhost`;
    const [code = ''] = /\d{6}/.exec((await stack.mailTo(address, /./, count)).text ?? '') ?? [];
    await dialog.getByLabel(label(phoneSignIn.body, 'code')).first().fill(code);
    await dialog.getByRole('button', { name: t('account:login.submit') }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  it('signs up with number, code and name', async () => {
    const { page } = person;
    await enterNumber(1);
    const heading = page.getByRole('heading', { name: t('account:newcomer.title') });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    await page.getByLabel(label(registerBody, 'name')).fill('ចាន់ ធី');
    await expect.poll(() => page.getByLabel(label(registerBody, 'email')).count()).toBe(0);
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await page.waitForURL(`**/job/${jobId}/apply`);
  });

  it('is promised notifications, and no e-mail', async () => {
    const { page, go } = person;
    await go('/manage-alert');
    await page.getByText(t('job-alert:lead_noEmail')).waitFor();
    await go('/notification/choice');
    await page.getByText(t('notification:choice.always_noEmail')).waitFor();
    const mail = notificationChannels.mail[locale];
    await expect.poll(() => page.getByRole('switch', { name: new RegExp(`^${mail}`) }).count()).toBe(0);
  });

  it('signs in again with the number, and finds it in the profile, which takes an e-mail', async () => {
    const { page, go } = person;
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await enterNumber(2);
    await go('/profile');
    await page
      .getByRole('region', { name: t('account:waysIn.title') })
      .getByText(shown)
      .waitFor();
    await page.getByRole('button', { name: t('account:email.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('input[type=password]').count()).toBe(0);
    await breaksNothingDeep(page, 'a first e-mail');
  });
});
