import { registerBody } from '@acheep/contract/accounts/account';
import { phoneCodeNew, phoneSignIn } from '@acheep/contract/accounts/phone';
import type { Locale } from '@acheep/contract/kernel/locale';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { notificationChannels } from '@acheep/contract/messaging/notice';
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
  const own = {
    en: ['012 900 002', '+855 12 900 002'],
    km: ['០១២ ៩០០ ០០៣', '+855 12 900 003'],
  }[locale] as [typed: string, shown: string];
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

  async function goToApply() {
    await person.go(`/job/${jobId}/apply`);
    await person.page
      .getByRole('main')
      .getByRole('button', { name: t('application:easy.signIn') })
      .click();
  }

  /** Asks for a code on the way to something, and gives the one that has come in `count` messages. */
  async function enterNumber(count: number, goThere = goToApply, [typed, shown] = own) {
    const { page } = person;
    await goThere();
    const dialog = page.getByRole('dialog');
    const number = dialog.locator('input[type=tel]');
    await number.waitFor();
    await breaksNothingDeep(page, 'the number to sign in');
    await number.fill(typed);
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
      .getByText(own[1])
      .waitFor();
    await page.getByRole('button', { name: t('account:email.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('input[type=password]').count()).toBe(0);
    await breaksNothingDeep(page, 'a first e-mail');
  });

  it('on the way to posting a job gets the form of a company, which marks all that it lacks at once', async () => {
    const { page, go } = person;
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    const goToCreate = async () => {
      await go('/manage-job/create');
      // A company begins with its e-mail.
      await page.getByRole('dialog').locator('input[type=email]').waitFor();
      await page
        .getByRole('radiogroup')
        .getByText(new RegExp(`^${label(phoneCodeNew.body, 'phone')}$`, 'i'))
        .click();
    };
    await enterNumber(1, goToCreate, ['012 900 004', '+855 12 900 004']);
    await page.getByRole('heading', { name: t('account:newcomer.title') }).waitFor();
    await page
      .getByRole('radio', { name: signUpRoles.recruiter[locale], checked: true })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(4);
  });
});
