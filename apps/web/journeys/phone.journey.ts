import { registerBody } from '@acheep/contract/accounts/account';
import { phoneCodeNew, phoneSignIn } from '@acheep/contract/accounts/phone';
import { easyApplyBody } from '@acheep/contract/hiring/easy-apply';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { notificationChannels } from '@acheep/contract/messaging/notification-category';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, recruiterCall, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { telegramChat } from './telegram-chat.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

/** The code in the last of `count` messages to a phone. */
async function codeTo(phone: string, count: number): Promise<string> {
  const { text = '' } = await stack.mailTo(`${phone.replaceAll(/\D/g, '')}@sms.localhost`, /./, count);
  return /\d{6}/.exec(text)?.[0] ?? '';
}

describe.each(journeyLocales('km'))('somebody with a phone and no e-mail (%s)', (locale: Locale) => {
  const typed = { en: '012 900 001', km: '012 900 002' }[locale];
  const shown = `+855 ${typed.slice(1)}`;
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const name = `Sok Dara ${locale}`;
  let labourer: Person;
  let recruiter: Page;
  let jobId: string;
  let codes = 0;
  beforeAll(async () => {
    labourer = await newPerson(browser, stack, locale, faults);
    await labourer.page.setViewportSize({ width: 390, height: 844 });
    recruiter = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    recruiter.setDefaultTimeout(20_000);
    await startSession(recruiter, stack, demoAccountOf('recruiter'));
    jobId = await publishJob(stack, `Packer by the river ${locale}`);
  });
  afterAll(async () => {
    await labourer.page.context().close();
    await recruiter.context().close();
  });

  /** The code that has come to the phone now. */
  function code(): Promise<string> {
    codes += 1;
    return codeTo(shown, codes);
  }

  it('applies in one form, confirmed by the code that comes to the phone', async () => {
    const { page, go } = labourer;
    await go(`/job/${jobId}/apply`);
    // The choice comes with the ways in of the site; the field of a phone is called the same.
    await page
      .getByRole('radiogroup')
      .getByText(new RegExp(`^${label(easyApplyBody, 'phone')}$`, 'i'))
      .click();
    await page.getByText(t('application:easy.phoneHint')).waitFor();
    await page.getByLabel(label(easyApplyBody, 'name')).first().fill(name);
    await page.locator('input[type=tel]').first().fill(typed);
    await breaksNothing(page, 'the form for visitors with a phone');
    await page.getByRole('button', { name: t('application:apply.submit') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await breaksNothing(page, 'the code of an application');
    const right = await code();
    const field = dialog.getByLabel(label(phoneSignIn.body, 'code')).first();
    await field.fill(right === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: t('application:apply.submit') }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await field.fill(right);
    await dialog.getByRole('button', { name: t('application:apply.submit') }).click();
    await page.getByText(t('application:apply.doneTitle')).waitFor();
  });

  it('the recruiter sees the number, and how to write to it', async () => {
    await recruiter.goto(`${stack.url}/manage-applied?search=${encodeURIComponent(name)}`);
    await recruiter.getByRole('link', { name }).first().click();
    await recruiter.getByRole('link', { name: shown }).first().waitFor();
    const telegram = recruiter.getByRole('link', { name: 'Telegram' }).first();
    expect(await telegram.getAttribute('href')).toBe(`https://t.me/+${shown.replaceAll(/\D/g, '')}`);
    await breaksNothing(recruiter, 'a candidate without e-mail');
  });

  it('the profile says so, and takes an e-mail', async () => {
    const { page, go } = labourer;
    await go('/profile');
    await page
      .getByRole('region', { name: t('account:waysIn.title') })
      .getByText(shown)
      .waitFor();
    await page.getByRole('button', { name: t('account:email.add') }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('input[type=password]').count()).toBe(0);
    await breaksNothing(page, 'a first e-mail');
    await page.keyboard.press('Escape');
  });

  it('is promised notifications, and no e-mail', async () => {
    const { page, go } = labourer;
    await go('/manage-alert');
    await page.getByText(t('job-alert:lead_noEmail')).waitFor();
    await go('/notification/choice');
    await page.getByText(t('notification:choice.always_noEmail')).waitFor();
    const mail = notificationChannels.mail[locale];
    expect(await page.getByRole('switch', { name: new RegExp(`^${mail}`) }).count()).toBe(0);
    await breaksNothing(page, 'the choice of notifications without e-mail');
  });

  it('links Telegram, is short-listed, and agrees an interview there', async () => {
    const { page, go } = labourer;
    const { says, message, press } = telegramChat(stack, `Dara_${locale}`);
    const asRecruiter = recruiterCall(stack);
    await go('/notification/choice');
    await page.getByRole('button', { name: t('notification:telegram.link') }).click();
    const open = page.getByRole('link', { name: t('notification:telegram.open') });
    const url = new URL((await open.getAttribute('href')) ?? '');
    says(`/start ${url.searchParams.get('start')}`);
    await page.getByText(`Dara_${locale}`).waitFor();
    const { id } = await prisma.application.findFirstOrThrow({ where: { jobId } });
    await asRecruiter('PUT', `/application/${id}/status-at-company`, { status: 'shortlisted' });
    await message(new RegExp(`Packer by the river ${locale}`));
    const times = ['09', '14'].map((hour) => momentOf(addDays(today(), 5), `${hour}:00`).toISOString());
    await asRecruiter('POST', `/application/${id}/interview`, { times, minutes: 30, format: 'phone' });
    await press(momentText(times[0] ?? '', locale));
    await recruiter.goto(`${stack.url}/manage-applied/${id}`);
    await recruiter.getByRole('tab', { name: wordsOf('en')('application:detail.messages') }).click();
    await recruiter
      .getByRole('tabpanel')
      .getByRole('button', { name: wordsOf('en')('candidate-message:write') })
      .click();
    const writing = recruiter.getByRole('dialog');
    await writing.getByRole('textbox', { name: /^Subject in/ }).fill('ជួបគ្នា');
    await writing.getByRole('textbox', { name: /^Text in/ }).fill('សូមយកអត្តសញ្ញាណប័ណ្ណមក។');
    await writing.getByRole('button', { name: 'Send to 1 candidate' }).click();
    await message(/ជួបគ្នា/);
    await go(`/manage-user-applied/${id}`);
    await page.getByText(t('interview:own.agreed')).waitFor();
    await page.getByText('សូមយកអត្តសញ្ញាណប័ណ្ណមក។').waitFor();
    await breaksNothing(page, 'an application with a message');
  });

  it('signs in again with the number', async () => {
    const { page, go } = labourer;
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await go(`/job/${jobId}/apply`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('application:easy.signIn') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:provider.phone') })
      .click();
    await breaksNothing(page, 'the number to sign in');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(label(phoneCodeNew.body, 'phone')).first().fill(typed);
    await dialog.getByRole('button', { name: t('phone:send') }).click();
    await dialog
      .getByLabel(label(phoneSignIn.body, 'code'))
      .first()
      .fill(await code());
    await dialog.getByRole('button', { name: t('account:login.submit') }).click();
    await dialog.waitFor({ state: 'detached' });
    await go('/manage-user-applied');
    await page.getByText(`Packer by the river ${locale}`).first().waitFor();
  });

  it('has met no error in the console', () => {
    expect(faults.filter((fault) => !/422/.test(fault))).toEqual([]);
  });
});

describe('somebody new', () => {
  const t = wordsOf('km');
  const label = labelsOf('km');
  it('signs up with number, code and name', async () => {
    const faults: string[] = [];
    const jobId = await publishJob(stack, 'Packer by the lake');
    const { page, go } = await newPerson(browser, stack, 'km', faults);
    await page.setViewportSize({ width: 390, height: 844 });
    await go(`/job/${jobId}/apply`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('application:easy.signIn') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('account:provider.phone') }).click();
    await dialog.getByLabel(label(phoneCodeNew.body, 'phone')).first().fill('០១២ ៩០០ ០០៣');
    await dialog.getByRole('button', { name: t('phone:send') }).click();
    const code = await codeTo('+855 12 900 003', 1);
    await dialog.getByLabel(label(phoneSignIn.body, 'code')).first().fill(code);
    await dialog.getByRole('button', { name: t('account:login.submit') }).click();
    await page.getByRole('heading', { name: t('account:newcomer.title') }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: t('account:newcomer.title') }).waitFor();
    await breaksNothing(page, 'a newcomer by phone');
    await page.getByLabel(label(registerBody, 'name')).fill('ចាន់ ធី');
    expect(await page.getByLabel(label(registerBody, 'email')).count()).toBe(0);
    await page.getByRole('button', { name: t('account:register.submit') }).click();
    await page.waitForURL(`**/km/job/${jobId}/apply`);
    await go('/profile');
    await page.getByText('+855 12 900 003').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
