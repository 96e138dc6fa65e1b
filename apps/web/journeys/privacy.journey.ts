import { readFile } from 'node:fs/promises';
import { loginBody } from '@acheep/contract/accounts/account';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { message } from '@acheep/contract/kernel/message';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('the end of an account, in Khmer', () => {
  const locale = 'km';
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const email = `leaver-${locale}@journey.example`;
  const faults: string[] = [];
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
  });
  afterAll(async () => {
    await person.page.context().close();
    // The browser itself logs the rejected password and sign-in.
    expect(faults.filter((fault) => !/status of (422|401)/.test(fault))).toEqual([]);
  });

  it('somebody finds their data in the account menu, and downloads it', async () => {
    const { page } = person;
    await person.signUp({ role: 'user', name: 'Sok Dara', email });
    await person.go('/profile');
    await page
      .getByRole('navigation', { name: t('menu:label') })
      .getByRole('link', { name: t('privacy:title') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('privacy:title') }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('privacy:export.action') }).click(),
    ]);
    await page.getByText(t('privacy:export.begun')).waitFor();
    expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await download.path());
    expect([zip.subarray(0, 2).toString(), zip.includes('profile.json')]).toEqual(['PK', true]);
  });

  it('deletes the account: not with a wrong password, and with the right one is signed out at home', async () => {
    const { page } = person;
    await page.getByRole('button', { name: t('privacy:delete.open') }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(label(accountDelete.body, 'password')).first();
    const submit = dialog.getByRole('button', { name: t('privacy:delete.submit') });
    await field.fill('not my password');
    await submit.click();
    const attribute = 'ពាក្យសម្ងាត់';
    await dialog.getByText(message('password_current', locale, { attribute })).waitFor();
    await field.fill(password);
    await submit.click();
    await page.getByText(t('privacy:delete.done')).waitFor();
    await page.waitForURL((url) => url.pathname === '/km');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:header.signUp') })
      .waitFor();
  });

  it('security 46: leaves nothing in the browser', async () => {
    const { page } = person;
    // The page that one is led to may still be starting.
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length]))
      .toEqual([0, 0]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('token');
    expect(cookies).not.toContain('user');
  });

  it('cannot sign in any more, and has one last e-mail', async () => {
    const { page } = person;
    await person.go('/login');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(label(loginBody, 'email'), { exact: false }).first().fill(email);
    await dialog.getByLabel(label(loginBody, 'password'), { exact: false }).first().fill(password);
    await dialog.getByRole('button', { name: t('account:login.submit') }).click();
    await dialog.getByText(message('login.failed', locale)).waitFor();
    await expect
      .poll(async () => (await stack.mailTo(email)).subject, { timeout: 10_000 })
      .toMatch(/deleted|លុប/);
  });
});
