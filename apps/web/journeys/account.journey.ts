import { resetPassword } from '@acheep/contract/accounts/password';

import { describe, expect, it } from 'vitest';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const company = { name: 'Mekong Academy', address: 'Street 271, Phnom Penh' };
const second = 'mekong ferry at dawn';
const third = 'ផ្ទះពណ៌ខៀវ near the river';

/** The browser logs these unsuccessful responses, which are intended. */
const meant = /Failed to load resource: the server responded with a status of (400|401|422)/;

/** A second browser of an existing account. */
async function elsewhere(email: string, given: string, faults: string[]): Promise<Person> {
  const person = await newPerson(browser, stack, 'en', faults);
  await person.go('/login');
  await person.signIn(email, given);
  return person;
}

describe('an account', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const faults: string[] = [];
  const email = 'dara@example.com';
  const is = (text: string) => ({ name: text, exact: true });

  it('is opened as job seeker, recruiter and trainer', async () => {
    for (const role of ['user', 'recruiter', 'trainer'] as const) {
      const person = await newPerson(browser, stack, 'en', faults);
      const address = role === 'user' ? email : `account-${role}@example.com`;
      await person.signUp({
        role,
        name: 'Sok Dara សុខ តារា',
        email: address,
        ...(role !== 'user' && { company }),
      });
      await person.go('/dashboard');
      await person.page.getByText(t(`menu:titleRole.${role}`)).waitFor();
      await person.page.context().close();
    }
  });

  it('changes its password in one browser and is signed out in the other', async () => {
    const here = await elsewhere(email, password, faults);
    const there = await elsewhere(email, password, faults);
    await here.go('/update-password');
    const sessions = here.page.getByRole('listitem').filter({ hasText: t('account:sessions.current') });
    await sessions.waitFor();
    const fields = here.page.getByRole('main').locator('input[type=password]');

    await fields.nth(0).fill('not my password');
    await fields.nth(1).fill('Password123');
    await fields.nth(2).fill('Password123');
    const submit = here.page.getByRole('main').getByRole('button', is(t('account:updatePassword.submit')));
    await submit.click();
    await here.page
      .getByText(/too common|មានមនុស្សប្រើច្រើន/)
      .first()
      .waitFor();
    // The input stays.
    expect(await fields.nth(0).inputValue()).toBe('not my password');
    await fields.nth(1).fill(second);
    await fields.nth(2).fill(second);
    await submit.click();
    await here.page
      .getByText(/isn’t your current password|មិនមែនជាពាក្យសម្ងាត់បច្ចុប្បន្ន/)
      .first()
      .waitFor();
    await fields.nth(0).fill(password);
    await submit.click();
    await here.page.getByText(t('account:updatePassword.done')).waitFor();

    await there.go('/profile');
    await there.page.getByText(t('common:error.session'), { exact: true }).waitFor();
    await there.go('/login');
    await there.signIn(email, second);
    await stack.mailTo(email, /was changed|ត្រូវបានប្ដូរ/);

    // Ends the other session from the list.
    await here.go('/update-password');
    await here.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await here.page
      .getByRole('dialog')
      .getByRole('button', is(t('account:sessions.end')))
      .click();
    await here.page.getByText(t('account:sessions.ended')).waitFor();
    await there.go('/profile');
    await there.page.getByText(t('common:error.session'), { exact: true }).waitFor();
    await Promise.all([here, there].map(({ page }) => page.context().close()));
  });

  it('forgets its password and chooses a new one with the mailed code', async () => {
    const signedIn = await elsewhere(email, second, faults);
    const { page, go, signIn } = await newPerson(browser, stack, 'en', faults);
    await page.setViewportSize({ width: 360, height: 740 });
    await go('/login');
    await page.getByRole('dialog').getByRole('textbox').first().fill(email);
    await page
      .getByRole('dialog')
      .getByRole('button', is(t('account:login.forgot')))
      .click();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(email);
    await page
      .getByRole('dialog')
      .getByRole('button', is(t('account:forgot.submit')))
      .click();
    await page.getByText(t('account:forgot.doneTitle')).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', is(t('common:ok')))
      .click();
    await page.waitForURL(/\/reset-password\?token=[\w-]+&email=/);

    const mail = await stack.mailTo(email, /\b\d{6}\b/);
    const code = /\b\d{6}\b/.exec(mail.subject ?? '')?.[0] ?? '';
    const main = page.getByRole('main');
    const save = main.getByRole('button', is(t('account:reset.submit')));
    await main.getByLabel(label(resetPassword.body, 'code')).fill(code === '123456' ? '654321' : '123456');
    await main.locator('input[type=password]').nth(0).fill(third);
    await main.locator('input[type=password]').nth(1).fill(third);
    await save.click();
    await page
      .getByText(/Tries left: 4|4 ដងទៀត/)
      .first()
      .waitFor();

    // The link in the mail needs no code.
    const link = /https?:\S+\/reset-password\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await main.locator('input[type=password]').first().waitFor();
    expect(await main.getByLabel(label(resetPassword.body, 'code')).count()).toBe(0);
    await main.locator('input[type=password]').nth(0).fill(third);
    await main.locator('input[type=password]').nth(1).fill(third);
    await save.click();
    await page.getByText(t('account:reset.done')).waitFor();
    await main.getByRole('button', is(t('account:login.submit'))).click();
    await signIn(email, third);

    await signedIn.go('/profile');
    await signedIn.page.getByText(t('common:error.session'), { exact: true }).waitFor();

    await page.goto(link);
    await main.locator('input[type=password]').nth(0).fill(second);
    await main.locator('input[type=password]').nth(1).fill(second);
    await save.click();
    await main
      .getByRole('alert')
      .getByRole('button', is(t('account:reset.again')))
      .waitFor();
    await Promise.all([page, signedIn.page].map((one) => one.context().close()));
  });

  it('writes nothing unexpected to the console', () => {
    expect(faults.filter((fault) => !meant.test(fault))).toEqual([]);
  });
});
