import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** Returns tag and text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const words = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    return [at?.localName, at === document.body ? '' : at?.id === 'content' ? 'content' : words.trim()];
  });

describe('with the keyboard alone,', () => {
  const t = wordsOf('en');
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(30_000);
  });
  afterAll(() => page?.context().close());

  const open = async (path: string) => {
    await page.goto(stack.url + path);
    // The server-rendered document has a heading before the application starts.
    await page.locator('a.ac-skip').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const at = () => expect.poll(() => focused(page));

  describe('for a visitor', () => {
    it('the first Tab offers to skip to the content, and does', async () => {
      await open('/job');
      await page.keyboard.press('Tab');
      await at().toEqual(['a', t('common:skip')]);
      const box = await page.getByText(t('common:skip')).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await at().toEqual(['main', 'content']);
    });

    it('the next page of a list leaves one at its pages', async () => {
      const pages = page.getByRole('navigation', { name: t('common:pagination.label') });
      const second = pages.getByRole('link', {
        name: t('common:pagination.page').replace('{{page}}', '2'),
        exact: true,
      });
      await second.focus();
      await page.keyboard.press('Enter');
      await pages.locator('[aria-current=page]').filter({ hasText: /^2$/ }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect((await focused(page))[0]).toBe('a');
    });

    it('a page that one goes to begins at its heading, and so does the one that one comes back to', async () => {
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer:tips') })
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: t('footer:tips') }).waitFor();
      await at().toEqual(['h1', t('footer:tips')]);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await at().toEqual(['h1', title.trim()]);
    });

    it('a dialog over the page is left to the button that opened it', async () => {
      for (const name of [t('common:header.signIn'), t('common:banner.action')]) {
        const button = page.getByRole('button', { name, exact: true }).first();
        await button.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
        await breaksNothingDeep(page, name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
      }
    });

    it('the menu of a phone opens, closes to where it was, and leads to a page', async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      const menu = page.getByRole('banner').getByRole('button', { name: t('common:header.menu') });
      await menu.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      await at().toEqual(['button', t('common:header.menu')]);
      await page.keyboard.press('Enter');
      await drawer.getByRole('link', { name: t('common:header.companies') }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/company');
      await expect.poll(async () => (await focused(page))[0]).toBe('h1');
    });
  });

  describe('for a recruiter', () => {
    beforeAll(async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await startSession(page, stack, demoAccountOf('recruiter'));
    });

    it('a dialog takes the focus, keeps it, and gives it back to what opened it', async () => {
      await open('/manage-applied/template');
      await page.getByRole('button', { name: t('candidate-message:page.create') }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const inside = () => dialog.evaluate((node) => node.contains(document.activeElement));
      await expect.poll(inside).toBe(true);
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Shift+Tab');
        expect([step, await inside()]).toEqual([step, true]);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await at().toEqual(['button', t('candidate-message:page.create')]);
    });

    it('the menu of the account is walked with the arrows', async () => {
      const me = page.getByRole('button', { name: t('common:header.me'), exact: true });
      await me.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('ArrowDown');
      await at().toEqual(['a', t('common:header.dashboard')]);
      await page.keyboard.press('ArrowDown');
      await at().toEqual(['a', t('common:header.profile')]);
      await page.keyboard.press('Escape');
      await at().toEqual(['button', t('common:header.me')]);
    });

    it('the steps of a form are gone through', async () => {
      await open('/manage-job/create');
      const steps = page.getByRole('navigation', { name: t('field:form.steps') });
      const second = steps.getByRole('button', { name: t('job-post:form.pay') });
      await second.focus();
      await page.keyboard.press('Enter');
      await steps
        .locator('[aria-current=step]')
        .filter({ hasText: t('job-post:form.pay') })
        .waitFor();
      // Work goes on in the first field of the step.
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[data-step]')?.getAttribute('data-step')),
        )
        .toBe('1');
      expect((await focused(page))[0]).toBe('select');
    });
  });

  it('a day is chosen in the calendar', async () => {
    await open('/date-picker');
    const field = page.getByRole('button', { name: t('gallery:date.day'), exact: true });
    await expect.poll(() => field.textContent()).toBe(t('widget:date.select'));
    await field.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await calendar.waitFor();
    const day = calendar.getByRole('button', { name: /^10 / });
    await day.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'hidden' });
    await expect.poll(() => field.textContent()).toMatch(/18/);
  });
});
