import { readFile } from 'node:fs/promises';
import { verifyEmail } from '@acheep/contract/accounts/account';
import { emailChangeBack, emailChangeNew } from '@acheep/contract/accounts/email-change';
import { changePassword, resetPassword } from '@acheep/contract/accounts/password';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { message } from '@acheep/contract/kernel/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { mailedLink } from './mailed-link.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** The passwords after the first, in the order in which they are chosen. */
const [second, third, fourth] = ['mekong ferry at dawn', 'ផ្ទះពណ៌ខៀវ near the river', 'សាឡាងឆ្លងទន្លេ 2026'];

describe.each(journeyLocales('km'))('an account, in %s', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const [email, other] = [`dara-${locale}@journey.example`, `sok-dara-${locale}@journey.example`];
  /** Two browsers of one person: a computer and a phone. */
  let here: Person;
  let there: Person;
  beforeAll(async () => {
    here = await newPerson(browser, stack, locale, faults);
    there = await newPerson(browser, stack, locale, faults);
    await there.page.setViewportSize({ width: 390, height: 844 });
  });
  afterAll(async () => {
    for (const { page } of [here, there]) await page.context().close();
    // The browser itself logs the wrong code and passwords, and the sessions that have ended.
    expect(faults.filter((fault) => !/status of (400|401|422)/.test(fault))).toEqual([]);
  });

  const is = (name: string) => ({ name: t(name), exact: true });
  /** The link in the latest mail to an address with this subject. */
  const linkTo = async (address: string, subject: RegExp) =>
    /https?:\S+-email\?token=[\w-]+/.exec((await stack.mailTo(address, subject)).text ?? '')?.[0] ?? '';

  it('is registered elsewhere, and confirmed with the password that was chosen there', async () => {
    const { page } = here;
    await page.goto(await mailedLink(stack, email, locale));
    await page.getByText(t('account:verify.prove')).waitFor();
    await expect.poll(() => page.locator('input[type=password]').count()).toBe(1);
    await breaksNothingDeep(page, 'the password of a registration');
    await page.getByLabel(label(verifyEmail.body, 'registeredPassword')).first().fill(password);
    await page.getByRole('button', { name: t('account:verify.submit') }).click();
    await page.getByText(t('account:verify.done')).waitFor();
    await page.waitForURL(`${stack.url}${locale === 'km' ? '/km' : '/'}`);
  });

  it('is signed in on a phone, and signed out there from the computer', async () => {
    await there.go('/login');
    await there.signIn(email);
    // A page that stays open may ask meanwhile, and says so before it is looked at.
    await there.page.goto('about:blank');
    const { page } = here;
    await here.go('/update-password');
    const sessions = page.getByRole('main').getByRole('listitem');
    await sessions.filter({ hasText: t('account:sessions.current') }).waitFor();
    await sessions.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', is('account:sessions.end')).click();
    await page.getByText(t('account:sessions.ended')).waitFor();
    await there.go('/profile');
    await there.page.getByText(t('common:error.session'), { exact: true }).waitFor();
  });

  it('has its password changed', async () => {
    const { page } = here;
    const field = (name: string) => page.getByLabel(label(changePassword.body, name)).first();
    await field('currentPassword').fill(password);
    await field('password').fill(second);
    await field('confirmPassword').fill(second);
    await page.getByRole('button', is('account:updatePassword.submit')).click();
    await page.getByText(t('account:updatePassword.done')).waitFor();
  });

  it('has its password forgotten, and another one chosen by the mailed link', async () => {
    const { page, go, chooseEmail, signIn } = there;
    await go('/login');
    await chooseEmail();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(email);
    await dialog.getByRole('button', is('account:login.forgot')).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(email);
    await dialog.getByRole('button', is('account:forgot.submit')).click();
    await page.getByText(t('account:forgot.doneTitle')).waitFor();
    await dialog.getByRole('button', is('common:ok')).click();
    await page.waitForURL(/\/reset-password\?token=[\w-]+&email=/);

    const mail = await stack.mailTo(email, /\b\d{6}\b/);
    const main = page.getByRole('main');
    const code = main.getByLabel(label(resetPassword.body, 'code'));
    const choose = async (chosen: string) => {
      await main.locator('input[type=password]').nth(0).fill(chosen);
      await main.locator('input[type=password]').nth(1).fill(chosen);
      await main.getByRole('button', is('account:reset.submit')).click();
    };
    await code.fill(mail.subject?.includes('123456') ? '654321' : '123456');
    await choose(third);
    await page
      .getByText(/Tries left: 4|4 ដងទៀត/)
      .first()
      .waitFor();

    // The link in the mail needs no code.
    const link = /https?:\S+\/reset-password\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await main.locator('input[type=password]').first().waitFor();
    await expect.poll(() => code.count()).toBe(0);
    await choose(third);
    await page.getByText(t('account:reset.done')).waitFor();

    await page.goto(link);
    await choose(second);
    // A refusal is said in a dialog too.
    await dialog.getByRole('button', is('common:ok')).click();
    await dialog.waitFor({ state: 'hidden' });
    await main.getByRole('alert').getByRole('button', is('account:reset.again')).click();
    await dialog.getByRole('button', is('account:forgot.submit')).waitFor();
    await go('/login');
    await signIn(email, third);
  });

  it('has its e-mail changed by the link to the new one; and the old one takes it back', async () => {
    const { page, go, signIn } = there;
    await go('/profile');
    await page.getByRole('button', { name: t('account:email.change') }).click();
    const dialog = page.getByRole('dialog', { name: t('account:email.title') });
    await dialog.getByLabel(label(emailChangeNew.body, 'email')).fill(other);
    await dialog.getByLabel(label(emailChangeNew.body, 'password')).first().fill(third);
    await dialog.getByRole('button', { name: t('account:email.submit') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto(await linkTo(other, /Confirm|បញ្ជាក់/));
    await breaksNothingDeep(page, 'a new e-mail to confirm');
    await page.getByRole('button', { name: t('account:email.confirmSubmit') }).click();
    await page.getByText(t('account:email.confirmed').replace('{{email}}', other)).waitFor();

    await page.goto(await linkTo(email, /e-mail was changed|^អ៊ីមែល.*ត្រូវបានប្ដូរ/));
    const field = (name: string) => page.getByLabel(label(emailChangeBack.body, name)).first();
    await field('password').fill(fourth);
    await field('confirmPassword').fill(fourth);
    await breaksNothingDeep(page, 'an account to take back');
    await page.getByRole('button', { name: t('account:email.backSubmit') }).click();
    await page.getByText(t('account:email.backDone')).waitFor();
    await page.getByRole('button', { name: t('account:login.submit') }).click();
    await signIn(email, fourth);
  });

  it('gives its data as a download', async () => {
    const { page, go } = there;
    await go('/profile/data');
    await page.getByRole('button', { name: t('privacy:export.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=password]').fill(fourth);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t('privacy:export.action') }).click(),
    ]);
    await page.getByText(t('privacy:export.begun')).waitFor();
    expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await download.path());
    expect([zip.subarray(0, 2).toString(), zip.includes('profile.json')]).toEqual(['PK', true]);
  });

  it('is deleted: not with a wrong password, and with the right one its owner is signed out at home', async () => {
    const { page } = there;
    await page.getByRole('button', { name: t('privacy:delete.open') }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(label(accountDelete.body, 'password')).first();
    const submit = dialog.getByRole('button', { name: t('privacy:delete.submit') });
    await field.fill('not my password');
    await submit.click();
    const attribute = { en: 'password', km: 'ពាក្យសម្ងាត់' }[locale];
    await dialog.getByText(message('password_current', locale, { attribute })).waitFor();
    await field.fill(fourth);
    await submit.click();
    await page.getByText(t('privacy:delete.done')).waitFor();
    await page.waitForURL((url) => url.pathname === (locale === 'km' ? '/km' : '/'));
  });

  it('security 46: leaves nothing in the browser', async () => {
    const { page } = there;
    // The page that one is led to may still be starting.
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
      .toEqual([0, 0]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('token');
    expect(cookies).not.toContain('user');
  });
});
