import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { sharedStack } from './stack.ts';

const open = ['/', '/job', '/job?search=manager&type=full-time', '/company', '/no-such-page', '/admin/login'];
const account = {
  recruiter: ['/manage-job/active', '/manage-job/create', '/manage-applied', '/profile'],
  user: ['/manage-user-applied', '/manage-bookmarked', '/profile', '/update-password'],
  admin: ['/admin', '/admin/audit'],
};
/** Rules of WCAG 2.2 A and AA, and of the best practices those that our dialogs and buttons have broken before. */
const rules = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  rules: Object.fromEntries(
    ['label-content-name-mismatch', 'landmark-no-duplicate-banner', 'landmark-unique'].map((id) => [
      id,
      { enabled: true },
    ]),
  ),
};
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

const stack = sharedStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** The page as it stands breaks no rule that a machine can see. */
async function breaksNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).options(rules).analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect([where, said]).toEqual([where, []]);
}

/** So at each size, where nothing scrolls sideways either. */
async function look(page: Page, prefix: string, path: string) {
  await page.setViewportSize(sizes[0]);
  await page.goto(stack.url + prefix + path);
  await page.waitForLoadState('networkidle');
  for (const size of sizes) {
    await page.setViewportSize(size);
    const where = `${prefix}${path} at ${size.width}`;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([where, wide <= 0]).toEqual([where, true]);
    // What may be wrong of the wide page is so in both languages.
    if (size === sizes[0] || prefix === '') await breaksNothing(page, where);
  }
}

/** Looks at several pages, two at a time. */
async function lookAt(context: BrowserContext, prefix: string, paths: readonly string[]) {
  const left = [...paths];
  const visit = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift()) await look(page, prefix, path);
  };
  await Promise.all([visit(), visit()]);
}

async function signIn(page: Page, email: string, password: string) {
  const { token, user } = await session(email, password);
  await page.goto(`${stack.url}/error`);
  await page.evaluate(
    (given) => {
      localStorage.setItem('token', given.token);
      // biome-ignore lint/suspicious/noDocumentCookie: what signing in does
      document.cookie = `token=${encodeURIComponent(given.token)}; path=/`;
      // biome-ignore lint/suspicious/noDocumentCookie: what signing in does
      document.cookie = `user=${encodeURIComponent(JSON.stringify(given.user))}; path=/`;
    },
    { token, user },
  );
}

async function session(email: string, password: string) {
  const answer = await fetch(`${stack.url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: { token: string; user: object } }).data;
}

describe.each(['', '/km'])('pages under "%s"', (prefix) => {
  it('are accessible and fit the screen for visitors', async () => {
    const context = await browser.newContext();
    const list = (await (await fetch(`${stack.url}/api/v1/job?limit=1`)).json()) as {
      data: { _id: string }[];
    };
    await lookAt(context, prefix, [...open, `/job/${list.data[0]?._id}`]);
    await context.close();
  });

  it.each(demoAccounts.filter(({ role }) => role in account))(
    'are so for the $role',
    async ({ role, email, password }) => {
      const context = await browser.newContext();
      await signIn(await context.newPage(), email, password);
      await lookAt(context, prefix, account[role as keyof typeof account]);
      await context.close();
    },
  );
});

describe('somebody who', () => {
  const roleOf = (role: string) => demoAccounts.find((account) => account.role === role);

  async function asRole(role: string, path: string) {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    const account = roleOf(role);
    if (account) await signIn(page, account.email, account.password);
    await page.goto(stack.url + path);
    return { page, close: () => context.close() };
  }

  it('leaves a dialog with Escape is back at the button that opened it', async () => {
    const { page, close } = await asRole('nobody', '/job');
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const name of ['Sign In', 'See all categories']) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await breaksNothing(page, name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
    }
    await close();
  });

  it('wants to post a job without an account is offered a recruiter’s', async () => {
    const { page, close } = await asRole('nobody', '/manage-job/create');
    await page.getByRole('button', { name: 'Create New Account' }).click();
    await page
      .getByRole('radio', { name: 'Recruiter', exact: true, checked: true })
      .waitFor({ state: 'attached' });
    await close();
  });

  it('saves a job before signing in stays where they are, and finds it among what they saved', async () => {
    const { page, close } = await asRole('nobody', '/job?search=manager&page=2');
    const save = page.getByRole('button', { name: /^Save / }).first();
    const name = (await save.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
    await save.click();
    const account = roleOf('user');
    await page
      .getByRole('dialog')
      .getByLabel('E-mail')
      .fill(account?.email ?? '');
    await page
      .getByRole('dialog')
      .locator('input[type=password]')
      .fill(account?.password ?? '');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: `Save ${name}`, pressed: true })
      .first()
      .waitFor();
    expect(page.url()).toBe(`${stack.url}/job?search=manager&page=2`);
    await page.goto(`${stack.url}/manage-bookmarked`);
    await page.getByRole('link', { name }).first().waitFor();
    await close();
  });

  it('opens a page of another role is told whose it is', async () => {
    const { page, close } = await asRole('user', '/manage-job');
    await page.getByText('This page is for recruiters.').waitFor();
    await close();
  });

  it('is signed in and opens /login goes on to their work', async () => {
    const { page, close } = await asRole('recruiter', '/login');
    await page.waitForURL('**/manage-job');
    // Who one is stands on phones too.
    await page.getByText('Recruiter account').waitFor();
    await page.getByText(/^Registered /).waitFor();
    await close();
  });

  it('chose Khmer comes back to Khmer, and a link of somebody else changes nothing', async () => {
    const { page, close } = await asRole('nobody', '/job');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${stack.url}/km/job`);
    await page.goto(stack.url);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.locator('a[hreflang=km]').first().click();
    await page.waitForURL('**/km');
    await page.goto(`${stack.url}/job`);
    await page.goto(`${stack.url}/?utm_source=telegram`);
    expect(page.url()).toBe(`${stack.url}/km?utm_source=telegram`);
    const crawler = await fetch(stack.url, {
      redirect: 'manual',
      headers: { cookie: 'locale=km', 'user-agent': 'Googlebot/2.1' },
    });
    expect([crawler.status, crawler.headers.get('vary')]).toEqual([200, expect.stringContaining('Cookie')]);
    await close();
  });

  it('saves a job that somebody else has saved meanwhile is told what changed, and loses nothing', async () => {
    const account = roleOf('recruiter');
    const { token } = await session(account?.email ?? '', account?.password ?? '');
    const api = (path: string, init: RequestInit = {}) =>
      fetch(`${stack.url}/api/v1${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    const created = await api('/job', { method: 'POST', body: JSON.stringify({ title: 'Cook' }) });
    const { data: job } = (await created.json()) as { data: { _id: string } };
    const { page, close } = await asRole('recruiter', `/manage-job/${job._id}`);
    await page.getByLabel('Job title').fill('Pastry cook');
    await api(`/job/${job._id}`, { method: 'PUT', body: JSON.stringify({ title: 'Cook', vacancies: 7 }) });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('They changed: vacancies. What you typed is still here.').waitFor();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Pastry cook');
    await page.getByRole('button', { name: 'Save mine instead' }).click();
    await page.getByText('The draft is saved.').waitFor();
    await close();
  });
});
