import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const t = wordsOf('en');
const title = 'Lighthouse keeper';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: t('common:header.menu') });
const dialog = (page: Page) => page.getByRole('dialog');
const query = (page: Page) => new URL(page.url()).search;
const filters = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('common:list.filters')}`) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** Ticks a box and waits until the address has it. */
async function tick(page: Page, index: number) {
  const before = query(page);
  await dialog(page).getByRole('checkbox', { checked: false }).nth(index).check();
  await expect.poll(() => query(page)).not.toBe(before);
}

/** Without `CloseWatcher`, as on an iPhone and in Firefox, a layer has an entry of history. */
describe('the Back button of a phone', () => {
  let page: Page;
  beforeAll(async () => {
    await publishJob(stack, title);
    const context = await browser.newContext(phone);
    await context.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(stack.url);
    await menuButton(page).waitFor();
  });

  /** A layer lies on the page, and the browser has an entry for it. */
  const opens = async (layers = 1) => {
    await dialog(page).last().waitFor();
    await expect.poll(() => page.evaluate(() => window.history.state?.layer ?? 0)).toBe(layers);
  };
  const closes = () => dialog(page).waitFor({ state: 'hidden' });
  const settles = () => expect.poll(() => page.evaluate(() => window.history.state?.layer ?? 0)).toBe(0);
  /** Back closes what a button opens, and the page stays. */
  const closesByBack = async (button: Locator) => {
    const before = page.url();
    await button.click();
    await opens();
    await page.goBack();
    await closes();
    expect(page.url()).toBe(before);
  };

  it('closes the menu, and the dialog that took its place', async () => {
    await closesByBack(menuButton(page));
    for (const name of [t('common:header.signIn'), t('common:header.signUp')]) {
      await menuButton(page).click();
      await dialog(page).getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name }).waitFor();
      await opens();
      await page.goBack();
      await closes();
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });

  it('leads back over a link of the menu in one step', async () => {
    await menuButton(page).click();
    await opens();
    await dialog(page)
      .getByRole('link', { name: t('common:header.jobs') })
      .click();
    await page.waitForURL('**/job');
    await page.goBack();
    await page.waitForURL(`${stack.url}/`);
    await page.goForward();
    await page.waitForURL('**/job');
  });

  it('closes the filters and keeps what was ticked; each tick is no step', async () => {
    await filters(page).click();
    await opens();
    await tick(page, 0);
    await tick(page, 1);
    const ticked = query(page);
    await page.goBack();
    await closes();
    expect(query(page)).toBe(ticked);
    // A way forward leads to nothing that is not open.
    await page.goForward();
    await settles();
    expect(query(page)).toBe(ticked);
  });

  it('has nothing more to close after a button has', async () => {
    await filters(page).click();
    await opens();
    await tick(page, 2);
    const ticked = query(page);
    await dialog(page)
      .getByRole('button', { name: t('common:close'), exact: true })
      .click();
    await closes();
    await settles();
    expect(query(page)).toBe(ticked);
    await page.goBack();
    await page.waitForURL(`${stack.url}/`);
    await page.goForward();
    await page.waitForURL(`**/job${ticked}`);
  });

  it('has nothing more to close after a reload', async () => {
    await filters(page).click();
    await opens();
    await page.reload();
    await filters(page).waitFor();
    await settles();
    await page.goBack();
    await page.waitForURL(`${stack.url}/`);
  });

  it('closes what lies on the page of a job, and then the question whether to leave a form', async () => {
    await page.goto(`${stack.url}/job?search=${encodeURIComponent(title)}`);
    await page.getByRole('article').getByRole('link', { name: title }).first().click();
    await page.waitForURL(/job\/[^?]+$/);
    await heading(page, title);
    await closesByBack(page.getByRole('button', { name: t('common:share'), exact: true }));
    await page.locator('a[href$="/apply"]').filter({ visible: true }).first().click();
    await page.waitForURL('**/apply');
    await page.getByRole('textbox').first().fill('Sok Dara');
    const question = page.getByRole('dialog', { name: t('field:leave.title') });
    await page.goBack();
    await question.waitFor();
    await opens();
    await page.goBack();
    await closes();
    expect(page.url()).toMatch(/\/apply$/);
    await page.goBack();
    await question.waitFor();
    await question.getByRole('button', { name: t('field:leave.leave') }).click();
    await heading(page, title);
    await page.goBack();
    await page.waitForURL('**/job?search=*');
  });
});

it('the platform’s request closes the filters, where a browser passes it on', async () => {
  const context = await browser.newContext(phone);
  // Escape is such a request, if no key handler takes it.
  await context.addInitScript(() =>
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(stack.url);
  await menuButton(page).click();
  await dialog(page)
    .getByRole('link', { name: t('common:header.jobs') })
    .click();
  await page.waitForURL('**/job');
  await filters(page).click();
  await tick(page, 0);
  const ticked = query(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(query(page)).toBe(ticked);
  await page.goBack();
  await page.waitForURL(`${stack.url}/`);
});
