import { bannerNew } from '@acheep/contract/content/banner';
import { bannerTypes } from '@acheep/contract/content/banner-option';
import { enquiryEdit, enquiryNew } from '@acheep/contract/content/enquiry';
import { careerTables } from '@acheep/contract/jobs/career-report-option';
import { message } from '@acheep/contract/kernel/message';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** What there is to read, then the eight tiles of the site. */
const read = ['tip', 'policy', 'prakas', 'nssf', 'safety'];
const tiles = ['about', 'vision', 'service', 'package', 'access', 'guide', 'career', 'contact'];

describe('the Library', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (text: string) => new RegExp(text.replace(/[()]/g, '\\$&'), 'i');
  const faults: string[] = [];
  const go = (page: Page, path: string) => page.goto(stack.url + path);
  const asked = 'library@journey.example';
  const question = 'What would it cost?';
  let operator: Page;
  let visitor: Page;

  beforeAll(async () => {
    const open = async () => {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => faults.push(error.message));
      return page;
    };
    [operator, visitor] = [await open(), await open()];
    await startSession(operator, stack, demoAccountOf('admin'));
    await visitor.clock.install();
  });
  afterAll(async () => {
    await Promise.all([operator, visitor].map((page) => page?.context().close()));
    expect(faults).toEqual([]);
  });

  it('shows what the operator announces over the first page of a visit, once, and never over a form', async () => {
    await go(operator, '/admin/banner');
    await operator
      .getByRole('button', { name: t('banner-admin:create') })
      .first()
      .click();
    const form = operator.getByRole('dialog', { name: t('banner-admin:form.create') });
    const field = (name: string) => form.getByLabel(named(`^${label(bannerNew, name)}`));
    await field('type').selectOption(bannerTypes['splash-screen'].en);
    const words = { en: 'We meet on Friday', km: 'ជួបគ្នាថ្ងៃសុក្រ' };
    await field('text').fill(words.en);
    await field('textKm').fill(words.km);
    await field('startsOn').fill('2026-01-02');
    await field('endsOn').fill('2026-01-01');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.getByText(message('day_order', 'en')).waitFor();
    await field('endsOn').fill('2099-01-01');
    await breaksNothingDeep(operator, 'a banner that is written');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });

    const announced = visitor.getByRole('dialog', { name: t('banner:splash') });
    await go(visitor, '/contact');
    await visitor.getByRole('button', { name: t('common:header.library') }).waitFor();
    await expect.poll(() => announced.count()).toBe(0);
    await go(visitor, '/job');
    await announced.getByText(words.en).waitFor();
    await announced
      .getByRole('timer')
      .filter({ hasText: /00:\d\d/ })
      .waitFor();
    await breaksNothingDeep(visitor, 'an announcement');
    // Each second begins only once the one before has been drawn.
    while ((await announced.count()) > 0) await visitor.clock.fastForward(1000);
    await visitor.reload();
    await visitor.getByRole('button', { name: t('common:header.library') }).waitFor();
    await expect.poll(() => announced.count()).toBe(0);

    const row = operator.getByRole('listitem').filter({ hasText: words.en });
    await row.getByRole('button', { name: t('banner-admin:delete'), exact: true }).click();
    await operator
      .getByRole('dialog')
      .getByRole('button', { name: t('banner-admin:delete'), exact: true })
      .click();
    await row.waitFor({ state: 'hidden' });
  });

  it('has what there is to read in the header, and eight tiles, each a dialog over the page and an address', async () => {
    const entry = visitor.getByRole('button', { name: t('common:header.library') });
    await entry.click();
    const library = visitor.getByRole('dialog', { name: t('common:header.library') });
    for (const key of [...read, ...tiles]) {
      const tile = library.getByRole('link', { name: t(`library:entry.${key}.title`), exact: true });
      await expect.poll(() => tile.getAttribute('href')).toMatch(/^(\/km)?\/[a-z-]+$/);
    }
    await library.getByRole('link', { name: t('library:entry.access.title'), exact: true }).click();
    const dialog = visitor.getByRole('dialog', { name: t('library:entry.access.title') });
    await dialog.getByRole('table').waitFor();
    await breaksNothingDeep(visitor, 'the access rights over the jobs');
    await visitor.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(visitor.url()).pathname).toMatch(/\/job$/);
    await entry.click();
    await library.getByRole('link', { name: t('library:entry.tip.title'), exact: true }).click();
    await visitor.getByRole('heading', { level: 1, name: t('article:tip.title') }).waitFor();
    await expect.poll(() => library.count()).toBe(0);
    // Tips have no pictures of their own: what each is about is drawn, and neighbours differ.
    const drawn = visitor.getByRole('article').locator('svg use[href*="subject"]');
    await drawn.nth(3).waitFor();
    const names = await drawn.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const [index, name] of names.entries()) expect(name).not.toBe(names[index + 1]);
  });

  it('is in the drawer of a phone', async () => {
    await visitor.setViewportSize({ width: 390, height: 900 });
    await visitor.getByRole('button', { name: t('common:header.menu') }).click();
    await visitor.getByRole('link', { name: t('library:entry.guide.title'), exact: true }).click();
    await visitor.getByRole('dialog', { name: t('library:entry.guide.title') }).waitFor();
  });

  it('takes a question about a service, and the operator answers it by e-mail', async () => {
    await go(visitor, '/service');
    // Job posts lead to the packages, of which the operator recommends one.
    await visitor.getByText(t('library:service.from').replace('{{price}}', '$30')).waitFor();
    await visitor.getByRole('link', { name: t('library:service.packages') }).click();
    const recommended = visitor.getByRole('listitem').filter({ hasText: t('package:recommended') });
    await recommended.getByRole('heading', { name: 'Standard' }).waitFor();
    await expect.poll(() => recommended.count()).toBe(1);
    await visitor.goBack();
    const ask = visitor.getByRole('button', { name: named(`^${t('library:service.ask')}`) });
    await ask.first().click();
    const field = (name: string) => visitor.getByLabel(named(`^${label(enquiryNew, name)}`));
    await field('name').fill('Chan Sophea');
    await field('email').fill(asked);
    await visitor.getByRole('button', { name: t('library:form.send'), exact: true }).click();
    await visitor.getByText(message('required', 'en', { attribute: label(enquiryNew, 'message') })).waitFor();
    await field('message').fill(question);
    await visitor.getByRole('button', { name: t('library:form.send'), exact: true }).click();
    await visitor.getByText(t('library:form.sent.title')).waitFor();

    await go(operator, `/admin/enquiry?search=${encodeURIComponent(asked)}`);
    await operator.getByRole('row').filter({ hasText: asked }).getByRole('button').last().click();
    const dialog = operator.getByRole('dialog', { name: t('enquiry-admin:dialog.title') });
    await dialog.getByText(question).waitFor();
    await breaksNothingDeep(operator, 'an enquiry');
    await dialog.getByLabel(t('enquiry-admin:dialog.answer')).fill('Eighty dollars.');
    await dialog.getByRole('button', { name: t('enquiry-admin:dialog.send') }).click();
    await dialog.getByText('Eighty dollars.').waitFor();
    await dialog.getByLabel(named(`^${label(enquiryEdit, 'note')}`)).fill('Called her.');
    await dialog.getByRole('button', { name: t('enquiry-admin:dialog.saveNote') }).click();
    await operator.getByText(t('enquiry-admin:done.note')).waitFor();
    expect((await stack.mailTo(asked)).text).toContain('Eighty dollars.');
  });

  it('keeps the figures of the career report whole at every width, and shares a chart with its picture', async () => {
    await go(visitor, '/career-report');
    const table = visitor.getByRole('table', { name: careerTables['salary-category'].en });
    await table.getByRole('cell').first().waitFor();
    for (const width of [1280, 320, 360]) {
      await visitor.setViewportSize({ width, height: 900 });
      const broken = () =>
        visitor.evaluate(() => {
          const whole = [...document.querySelectorAll('main td')].filter((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const box = cell.getBoundingClientRect();
            return range.getClientRects().length > 1 || box.right > window.innerWidth;
          });
          return [...whole.map((cell) => cell.textContent), document.documentElement.scrollWidth];
        });
      await expect.poll(broken).toEqual([width]);
    }
    const chart = visitor.getByRole('region', { name: careerTables['salary-category'].en });
    const insight = await chart.getByRole('paragraph').first().textContent();
    expect(insight).toMatch(/\$\d/);
    await chart.getByRole('button', { name: /^Share/ }).click();
    const sheet = visitor.getByRole('dialog', { name: t('share:title') });
    await sheet.getByText(insight ?? '').waitFor();
    const picture = await sheet.getByRole('link', { name: t('share:picture') }).getAttribute('href');
    const drawn = await fetch(stack.url + picture);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await visitor.keyboard.press('Escape');
    await go(visitor, '/career-report/salary-category');
    await visitor.getByRole('cell').first().waitFor();
    await expect.poll(() => visitor.getByRole('table').count()).toBe(1);
    await visitor.getByRole('link', { name: t('career-report:whole') }).click();
    await visitor.waitForURL('**/career-report');
  });

  it('shows a group of the account’s pages in the drawer before one of them is chosen', async () => {
    await startSession(visitor, stack, demoAccountOf('user'));
    await go(visitor, '/job');
    await visitor.getByRole('button', { name: t('common:header.menu') }).click();
    const menu = visitor.getByRole('dialog', { name: t('common:header.label') });
    const group = menu.getByRole('button', { name: t('menu:group.search') });
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false');
    await group.click();
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');
    await menu.getByRole('link', { name: t('common:bookmark.saved'), exact: true }).click();
    await visitor.waitForURL('**/manage-bookmarked');
    await menu.waitFor({ state: 'hidden' });
  });
});
