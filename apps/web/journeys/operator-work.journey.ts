import { companyStates } from '@acheep/contract/companies/company-admin-option';
import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { signUpRoles } from '@acheep/contract/kernel/role';
import { announcementStates } from '@acheep/contract/messaging/announcement-option';
import { firstDaySteps } from '@acheep/contract/platform/first-day-option';
import { savedViewSave } from '@acheep/contract/platform/saved-view';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
/** Subject of the test mail, which the demo's operator gets in both languages. */
const testMail = { en: /^Test e-mail/, km: /^អ៊ីមែលសាកល្បង/ };
const { prisma } = stack.database;

describe.each(journeyLocales('km'))('the work of an operator (%s)', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  let operator: Person;
  const begin = async () => {
    operator = await newPerson(browser, stack, locale, faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
    return operator.page;
  };

  it('begins with first steps that tick themselves', async () => {
    const page = await begin();
    await prisma.firstDayMark.deleteMany();
    await operator.go('/dashboard');
    const steps = page.getByRole('region', { name: t('dashboard:firstDay.title') });
    const step = (state: 'open' | 'done') =>
      steps
        .getByRole('listitem')
        .filter({ hasText: firstDaySteps.mail[locale] })
        .filter({ hasText: t(`dashboard:firstDay.${state}`) });
    await step('open').waitFor();
    await steps.getByRole('button', { name: t('dashboard:firstDay.sendMail') }).click();
    await page.getByText(t('dashboard:firstDay.mailSent')).waitFor();
    const mail = await stack.mailTo(demoAccountOf('admin').email, testMail[locale]);
    const [link = ''] = /\S+mail=arrived/.exec(mail.text ?? '') ?? [];
    await page.goto(link);
    await step('done').waitFor();
    await breaksNothing(page, 'first steps');
  });

  /** Writes and saves the announcement in one language. */
  async function write(language: Locale, subject: string) {
    const { page } = operator;
    await page.getByRole('radiogroup').getByText(localeNames[language][locale], { exact: true }).click();
    const field = page.locator(`input[name=subject][lang=${language}]`);
    await field.fill(subject);
    await page
      .getByRole('button', { name: t('common:save'), exact: true })
      .filter({ visible: true })
      .click();
    await page.getByText(t('mail-template:saved')).first().waitFor();
  }

  it('writes to all trainers at once, in the language of each', async () => {
    const { page } = operator;
    const { email } = await createUser(prisma, {
      role: 'trainer',
      locale,
      email: `told-${locale}@journey.example`,
    });
    await operator.go('/admin/announcement');
    await breaksNothing(page, 'an announcement');
    await write('en', `New prices ${locale}`);
    await write('km', `តម្លៃថ្មី ${locale}`);
    await page.getByLabel(t('announcement:to'), { exact: true }).selectOption(signUpRoles.trainer[locale]);
    await page.getByRole('button', { name: t('announcement:send'), exact: true }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: t('announcement:send'), exact: true }).click();
    await page.getByText(t('announcement:sent')).waitFor();
    const mail = await stack.mailTo(email);
    expect(mail.subject).toBe(locale === 'km' ? 'តម្លៃថ្មី km' : 'New prices en');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/unsubscribe/');
    await page.reload();
    await page
      .getByRole('region', { name: t('announcement:history') })
      .getByRole('row')
      .filter({ hasText: announcementStates.sent[locale] })
      .first()
      .waitFor();
  });

  it('keeps a view of the companies under a name, and comes back to it', async () => {
    const { page } = operator;
    await operator.go('/admin/company?state=waiting');
    const row = page.getByRole('row').nth(1);
    await row.waitFor();
    const views = page.getByRole('button', { name: t('widget:list.views') });
    await views.click();
    const name = `To verify ${locale}`;
    await page
      .getByLabel(label(savedViewSave.body, 'name'), { exact: false })
      .or(page.getByLabel(t('widget:list.viewName')))
      .first()
      .fill(name);
    await page.getByRole('button', { name: t('widget:list.saveView') }).click();
    await page.getByRole('link', { name }).waitFor();
    await breaksNothing(page, 'saved views');
    await operator.go('/admin/company');
    await row.waitFor();
    await views.click();
    await page.getByRole('link', { name }).click();
    await page.waitForURL(/state=waiting/);
    await page.getByRole('button', { name: new RegExp(companyStates.waiting[locale]) }).waitFor();
    await views.click();
    await page.getByRole('button', { name: t('widget:list.removeView').replace('{{name}}', name) }).click();
    await page.getByRole('link', { name }).waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });
});
