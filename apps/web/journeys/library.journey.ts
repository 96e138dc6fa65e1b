import { bannerNew, splashSeconds } from '@acheep/contract/content/banner';
import { bannerTypes } from '@acheep/contract/content/banner-option';
import { enquiryEdit, enquiryNew } from '@acheep/contract/content/enquiry';
import { message } from '@acheep/contract/kernel/message';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const tiles = ['about', 'vision', 'service', 'package', 'access', 'guide', 'career', 'contact'];

describe('the Library', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (text: string) => new RegExp(text.replace(/[()]/g, '\\$&'), 'i');
  const faults: string[] = [];
  const go = (page: Page, path: string) => page.goto(stack.url + path);
  const pageOf = async (role?: 'admin', width = 1280) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    if (role) await startSession(page, stack, demoAccountOf(role));
    return page;
  };
  const asked = 'library@journey.example';
  const question = 'What would it cost?';

  it('has eight tiles in the header, each a dialog over the page and an address', async () => {
    const page = await pageOf();
    await go(page, '/job');
    const entry = page.getByRole('button', { name: t('common:header.library') });
    await entry.click();
    const library = page.getByRole('dialog', { name: t('common:header.library') });
    for (const key of tiles) {
      const tile = library.getByRole('link', { name: t(`library:entry.${key}.title`), exact: true });
      expect(await tile.getAttribute('href')).toMatch(/^(\/km)?\/[a-z-]+$/);
    }
    await library.getByRole('link', { name: t('library:entry.access.title'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('library:entry.access.title') });
    await dialog.getByRole('table').waitFor();
    await breaksNothing(page, 'the access rights over the jobs');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toMatch(/\/job$/);
    await page.context().close();
  });

  it('is in the drawer of a phone', async () => {
    const page = await pageOf(undefined, 390);
    await go(page, '/job');
    await page.getByRole('button', { name: t('common:header.menu') }).click();
    await page.getByRole('link', { name: t('library:entry.guide.title'), exact: true }).click();
    await page.getByRole('dialog', { name: t('library:entry.guide.title') }).waitFor();
    await page.context().close();
  });

  it('takes a question about a service, and the operator answers it by e-mail', async () => {
    const page = await pageOf();
    await go(page, '/service');
    // Job posts lead to the packages, of which the operator recommends one.
    await page.getByText(t('library:service.from').replace('{{price}}', '$30')).waitFor();
    await page.getByRole('link', { name: t('library:service.packages') }).click();
    const recommended = page.getByRole('listitem').filter({ hasText: t('package:recommended') });
    await recommended.getByRole('heading', { name: 'Standard' }).waitFor();
    expect(await recommended.count()).toBe(1);
    await page.goBack();
    const ask = page.getByRole('button', { name: named(`^${t('library:service.ask')}`) });
    await ask.first().click();
    const field = (name: string) => page.getByLabel(named(`^${label(enquiryNew, name)}`));
    await field('name').fill('Chan Sophea');
    await field('email').fill(asked);
    await page.getByRole('button', { name: t('library:form.send'), exact: true }).click();
    await page.getByText(message('required', 'en', { attribute: label(enquiryNew, 'message') })).waitFor();
    await field('message').fill(question);
    await page.getByRole('button', { name: t('library:form.send'), exact: true }).click();
    await page.getByText(t('library:form.sent.title')).waitFor();
    await page.context().close();

    const operator = await pageOf('admin');
    await go(operator, `/admin/enquiry?search=${encodeURIComponent(asked)}`);
    await operator.getByRole('row').filter({ hasText: asked }).getByRole('button').last().click();
    const dialog = operator.getByRole('dialog', { name: t('enquiry-admin:dialog.title') });
    await dialog.getByText(question).waitFor();
    await breaksNothing(operator, 'an enquiry');
    await dialog.getByLabel(t('enquiry-admin:dialog.answer')).fill('Eighty dollars.');
    await dialog.getByRole('button', { name: t('enquiry-admin:dialog.send') }).click();
    await dialog.getByText('Eighty dollars.').waitFor();
    await dialog.getByLabel(named(`^${label(enquiryEdit, 'note')}`)).fill('Called her.');
    await dialog.getByRole('button', { name: t('enquiry-admin:dialog.saveNote') }).click();
    await operator.getByText(t('enquiry-admin:done.note')).waitFor();
    await operator.context().close();
    expect((await stack.mailTo(asked)).text).toContain('Eighty dollars.');
  });

  it('shows what the operator announces over the first page of a visit, once, and never over a form', async () => {
    const operator = await pageOf('admin');
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
    await breaksNothing(operator, 'a banner that is written');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });

    const visitor = await pageOf();
    await visitor.clock.install();
    const announced = visitor.getByRole('dialog', { name: t('banner:splash') });
    // Not over a form.
    await go(visitor, '/contact');
    await visitor.getByRole('button', { name: t('common:header.library') }).waitFor();
    expect(await announced.count()).toBe(0);
    await go(visitor, '/job');
    await announced.getByText(words.en).waitFor();
    await announced
      .getByRole('timer')
      .filter({ hasText: /00:\d\d/ })
      .waitFor();
    await breaksNothing(visitor, 'an announcement');
    await visitor.clock.runFor(splashSeconds * 1000);
    await announced.waitFor({ state: 'hidden' });
    await visitor.reload();
    await visitor.getByRole('button', { name: t('common:header.library') }).waitFor();
    expect(await announced.count()).toBe(0);
    await visitor.context().close();

    const quick = await pageOf();
    await go(quick, '/');
    await quick.getByRole('dialog', { name: t('banner:splash') }).waitFor();
    await quick.keyboard.press('Escape');
    await quick.getByRole('dialog', { name: t('banner:splash') }).waitFor({ state: 'hidden' });
    await quick.context().close();

    const row = operator.getByRole('listitem').filter({ hasText: words.en });
    await operator.reload();
    await row.getByRole('button', { name: t('banner-admin:delete'), exact: true }).click();
    await operator
      .getByRole('dialog')
      .getByRole('button', { name: t('banner-admin:delete'), exact: true })
      .click();
    await row.waitFor({ state: 'hidden' });
    await operator.context().close();
  });

  it('without a fault of a page', () => {
    expect(faults).toEqual([]);
  });
});
