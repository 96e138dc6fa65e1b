import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('somebody who', () => {
  async function asRole(role: 'nobody' | 'user' | 'recruiter', path: string) {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    if (role !== 'nobody') await startSession(page, stack, demoAccountOf(role));
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
    const save = page
      .getByRole('article')
      .getByRole('button', { name: /^Save / })
      .first();
    const name = (await save.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
    await save.click();
    const { email, password } = demoAccountOf('user');
    await page.getByRole('dialog').getByLabel('E-mail').fill(email);
    await page.getByRole('dialog').locator('input[type=password]').fill(password);
    // The button updates optimistically; leaving the page before it is saved would undo it.
    const saved = page.waitForResponse(
      (answer) => /\/favorite\//.test(answer.url()) && answer.request().method() !== 'GET',
    );
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: `Save ${name}`, pressed: true })
      .first()
      .waitFor();
    await saved;
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
    await page.waitForURL('**/dashboard');
    // Phones show the role of the account too.
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
    const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
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
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText('They changed: vacancies. Your own changes are still here.').waitFor();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Pastry cook');
    await page.getByRole('button', { name: 'Save my version' }).click();
    await page.getByText('Draft saved').waitFor();
    await close();
  });
});
