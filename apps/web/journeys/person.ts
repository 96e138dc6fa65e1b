import { randomBytes } from 'node:crypto';
import { loginBody, registerBody } from '@acheep/contract/accounts/account';
import type { Locale } from '@acheep/contract/kernel/locale';
import { roles } from '@acheep/contract/kernel/role';
import type { Page } from 'playwright-core';
import { keepSession, type Session } from './session.ts';
import type { SharedBrowser } from './shared-browser.ts';
import type { Stack } from './stack.ts';
import { labelsOf, wordsOf } from './words.ts';

/** Password of every account in the journeys. */
export const password = 'លេខសម្ងាត់ដ៏វែង 2026';

export interface Person {
  page: Page;
  /** Opens an application path in the person's language. */
  go(path: string): Promise<void>;
  /** Signs up with the form and the mailed link. */
  signUp(account: SignUp): Promise<void>;
  /** Signs up through the API, if signing up is not what is tested. */
  join(account: SignUp): Promise<void>;
  /** Chooses e-mail in the open sign-in dialog, which may begin with the phone number. */
  chooseEmail(): Promise<void>;
  /** Fills in the open sign-in dialog, with `given` instead of the usual password. */
  signIn(email: string, given?: string): Promise<void>;
  /** Orders the demo's free package for the company of the signed-in user: it is active at once. */
  orderFreePackage(): Promise<void>;
}

interface SignUp {
  role: 'user' | 'recruiter' | 'trainer';
  name: string;
  email: string;
  company?: { name: string; address: string };
  /** Something is done after signing up, which is told in place of that the account is active. */
  wants?: true;
}

/** Opens a separate browser context in `locale`. Console errors are collected in `faults`. */
export async function newPerson(
  browser: SharedBrowser,
  stack: Stack,
  locale: Locale,
  faults: string[],
): Promise<Person> {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') faults.push(entry.text());
  });
  const go = async (path: string) => {
    const prefix = locale === 'km' ? '/km' : '';
    await page.goto(`${stack.url}${prefix}${path === '/' ? '' : path}` || stack.url);
  };
  const field = (name: string) => page.getByRole('dialog').getByLabel(label(registerBody, name)).first();

  const emailField = page.getByRole('dialog').locator('input[type=email]');
  /** Chooses e-mail where the open dialog begins with the phone number. */
  async function chooseEmail() {
    const dialog = page.getByRole('dialog');
    const way = dialog.getByRole('radiogroup').getByText(new RegExp(`^${label(loginBody, 'email')}$`, 'i'));
    await emailField.or(way).first().waitFor();
    if (!(await emailField.isVisible())) await way.click();
  }

  async function signIn(email: string, given = password) {
    await chooseEmail();
    await emailField.fill(email);
    await field('password').fill(given);
    const submit = page.getByRole('dialog').getByRole('button', { name: t('account:login.submit') });
    await submit.click();
    // The intended destination may be a dialog too.
    await submit.waitFor({ state: 'hidden' });
  }

  async function signUp({ role, name, email, company, wants }: SignUp) {
    // On the way to another page, the sign-in dialog is already open.
    if (await page.getByRole('dialog').isVisible()) {
      await chooseEmail();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('account:login.create') })
        .click();
    } else {
      await go('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common:header.signUp') })
        .click();
      await chooseEmail();
    }
    // Job seeker is preselected, and the only role on the way to applying.
    if (role !== 'user') await page.getByRole('dialog').getByText(roles[role][locale]).click();
    await field('name').fill(name);
    await emailField.fill(email);
    if (company) {
      await field('company.name').fill(company.name);
      await field('company.address').fill(company.address);
    }
    const secret = page.getByRole('dialog').locator('input[type=password]');
    await secret.nth(0).fill(password);
    await secret.nth(1).fill(password);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:register.submit') })
      .click();
    await page.getByText(t('account:register.doneTitle')).waitFor();

    const link = /https?:\S+\/verify\?token=\S+/.exec((await stack.mailTo(email)).text ?? '')?.[0] ?? '';
    if (!link.includes(locale === 'km' ? '/km/verify' : '/verify')) throw new Error(`wrong link: ${link}`);
    await page.goto(link);
    if (!wants) await page.getByText(t('account:verify.done')).waitFor();
  }

  async function join(account: SignUp) {
    const ask = async (path: string, body: object) => {
      const response = await fetch(`${stack.url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': locale },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    const handle = randomBytes(32).toString('base64url');
    await ask('/users/register', { ...account, password, confirmPassword: password, handle });
    const [, token] = /\/verify\?token=(\S+)/.exec((await stack.mailTo(account.email)).text ?? '') ?? [];
    const verified = await ask('/users/verify-email', { token, handle });
    await keepSession(page, stack, ((await verified.json()) as { data: Session }).data);
  }

  const orderFreePackage = () =>
    page.evaluate(async () => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      const packages = await (await fetch('/api/v1/package')).json();
      const { _id: packageId } = packages.data.find(({ price }: { price: number }) => price === 0);
      const body = JSON.stringify({ packageId });
      const { status } = await fetch('/api/v1/order', { method: 'POST', headers, body });
      if (status !== 201) throw new Error(`no order: ${status}`);
    });

  return { page, go, chooseEmail, signUp, join, signIn, orderFreePackage };
}
