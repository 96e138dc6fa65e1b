import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('somebody who', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  });
  afterAll(() => page?.context().close());

  it('wants to post a job without an account is offered a recruiter’s', async () => {
    await page.goto(`${stack.url}/manage-job/create`);
    await page.getByRole('button', { name: 'Create New Account' }).click();
    await page
      .getByRole('radio', { name: 'Recruiter', exact: true, checked: true })
      .waitFor({ state: 'attached' });
    await breaksNothingDeep(page, 'signing up');
  });

  it('chose Khmer comes back to Khmer, and a link of somebody else changes nothing', async () => {
    await page.goto(`${stack.url}/km/job`);
    await page.goto(stack.url);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.locator('a[hreflang=km]').first().click();
    await page.waitForURL('**/km');
    await page.goto(`${stack.url}/?utm_source=telegram`);
    expect(page.url()).toBe(`${stack.url}/km?utm_source=telegram`);
    const crawler = await fetch(stack.url, {
      redirect: 'manual',
      headers: { cookie: 'locale=km', 'user-agent': 'Googlebot/2.1' },
    });
    expect([crawler.status, crawler.headers.get('vary')]).toEqual([200, expect.stringContaining('Cookie')]);
  });

  it('is signed in and opens /login goes on to their work', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await startSession(page, stack, demoAccountOf('recruiter'));
    await page.goto(`${stack.url}/login`);
    await page.waitForURL('**/dashboard');
    // Phones show the role of the account too.
    await page.getByText('Recruiter account').waitFor();
    await page.getByText(/^Registered /).waitFor();
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
    await page.goto(`${stack.url}/manage-job/${job._id}`);
    await page.getByLabel('Job title').fill('Pastry cook');
    await api(`/job/${job._id}`, { method: 'PUT', body: JSON.stringify({ title: 'Cook', vacancies: 7 }) });
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText('Changed fields: vacancies. Your own changes are still here.').waitFor();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Pastry cook');
    await page.getByRole('button', { name: 'Save my version' }).click();
    await page.getByText('Draft saved').waitFor();
  });
});
