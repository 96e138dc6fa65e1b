import { profileBody } from '@acheep/contract/accounts/account';
import { impersonationStart } from '@acheep/contract/accounts/impersonation';
import { companyBody } from '@acheep/contract/companies/company';
import { adminCompanyUpdate } from '@acheep/contract/companies/company-admin';
import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { message } from '@acheep/contract/kernel/message';
import { todayWaits } from '@acheep/contract/platform/today-option';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('the operator’s day', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (text: string) => new RegExp(text.replace(/[()]/g, '\\$&'), 'i');
  const faults: string[] = [];
  let page: Page;
  const go = (path: string) => page.goto(stack.url + path);

  beforeAll(async () => {
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await startSession(page, stack, demoAccountOf('admin'));
  });

  it('begins with what waits, each number leading to its list', async () => {
    await go('/dashboard');
    const waits = page.getByRole('region', { name: t('dashboard:waits') });
    const happened = page.getByRole('region', { name: t('dashboard:today.happened'), exact: true });
    await happened.getByRole('figure').first().waitFor();
    await breaksNothing(page, 'today');
    await waits.getByRole('link', { name: named(todayWaits.company.en) }).click();
    await page.waitForURL(/\/admin\/company\?.*state=waiting/);
    await page.getByRole('row').nth(1).waitFor();
  });

  it('verifies a company by what its page shows, and corrects its address with a reason', async () => {
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL(/\/admin\/company\/[0-9a-f-]{36}$/);
    await page.getByRole('region', { name: t('company-admin:evidence.title') }).waitFor();
    await breaksNothing(page, 'a company');
    await page.getByRole('button', { name: t('company-admin:verify.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: companyEvidence.phone.en }).check();
    await dialog.getByRole('button', { name: t('company-admin:verify.action') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('company-admin:unverify.action') }).waitFor();
    await page.getByRole('link', { name: t('company-admin:correct.action'), exact: true }).click();
    await page.getByLabel(named(`^${label(companyBody, 'address')}`)).fill('Street 63, Phnom Penh');
    await page
      .getByLabel(named(`^${label(adminCompanyUpdate.body, 'correctionReason')}`))
      .fill('It has moved.');
    // What the header partly covers while one scrolls is no fault.
    await page.evaluate(() => scrollTo(0, 0));
    await breaksNothing(page, 'the correction of a company');
    await page.getByRole('button', { name: t('company-admin:correct.save') }).click();
    await page.getByText('Street 63, Phnom Penh', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: t('company-admin:audit') })
      .getByText('It has moved.')
      .waitFor();
  });

  it('notes something about an account, which stays there', async () => {
    const { email } = demoAccountOf('user');
    await go(`/admin?search=${encodeURIComponent(email)}`);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await page.waitForURL(/\/admin\/user\//);
    const notes = page.getByRole('region', { name: t('admin:note.account') });
    const text = 'Asked how to change the photo';
    await notes.getByLabel(t('field:note.label')).fill(text);
    await notes.getByRole('button', { name: t('field:note.add') }).click();
    await notes.getByRole('article').getByText(text).waitFor();
    await page.reload();
    await notes.getByRole('article').getByText(text).waitFor();
    await breaksNothing(page, 'an account with a note');
  });

  it('sees the account as its owner does, is refused what changes it, and comes back', async () => {
    const address = page.url();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: t('admin:look.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(named(`^${label(impersonationStart.body, 'reason')}`))
      .fill('You asked about the photo.');
    await dialog.getByRole('button', { name: t('admin:look.start') }).click();
    const bar = page.getByRole('region', { name: t('impersonation:label') });
    await bar.getByText(name).waitFor();
    await go('/profile');
    await bar.getByText(name).waitFor();
    const field = page.getByLabel(named(`^${label(profileBody, 'name')}`)).first();
    await field.fill('Somebody else');
    await breaksNothing(page, 'an account that is looked at');
    await page.getByRole('button', { name: t('common:save') }).click();
    await page.getByText(message('impersonation.read_only', 'en')).waitFor();
    // In another tab the operator is still the operator.
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByRole('button', { name: t('admin:look.action') }).waitFor();
    await other.close();
    await bar.getByRole('button', { name: t('impersonation:end') }).click();
    await page.getByRole('button', { name: t('admin:look.action') }).waitFor();
    expect(page.url()).toBe(address);
    expect(await bar.count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect((await stack.mailTo(demoAccountOf('user').email, /viewing your/)).text).toContain(
      'You asked about the photo.',
    );
    expect(faults).toEqual([]);
  });
});
