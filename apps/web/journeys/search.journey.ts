import { synonymNew } from '@acheep/contract/jobs/synonym';
import { createGathering } from '@acheep/prisma/factories/gathering';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

/** Words used in this journey only. */
const { training, search, unknown } = {
  training: 'Origami for beginners',
  search: 'origami',
  unknown: 'zhezhi',
};

describe('a search over everything', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const go = (page: Page, path: string) => page.goto(stack.url + path);
  const pageOf = async (width: number) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    return page;
  };

  it.each([1280, 390])('leads from the header to a training, %i px wide', async (width) => {
    await createGathering(database.prisma, { title: training });
    const page = await pageOf(width);
    await go(page, '/about');
    if (width < 600) await page.getByRole('button', { name: t('common:header.menu') }).click();
    // A plain search field until focused, then one with suggestions.
    const field = page.getByLabel(t('common:header.search')).filter({ visible: true });
    await field.fill(search);
    await page
      .getByRole('option', { name: t('suggestion:everywhere').replace('{{search}}', search) })
      .click();
    await page.waitForURL(/\/search\?search=/);
    const heading = t('search:titleOf').replace('{{search}}', search);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('heading', { level: 3, name: training }).first().waitFor();
    await breaksNothing(page, 'a search over everything');
    await page.getByRole('link', { name: training }).first().click();
    await page.getByRole('heading', { level: 1, name: training }).waitFor();
    await page.context().close();
  });

  it('is offered where a list finds nothing, and says so where nothing is found at all', async () => {
    const page = await pageOf(390);
    await go(page, `/job?search=${search}`);
    const link = t('search:link').replace('{{search}}', search);
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('link', { name: training }).first().waitFor();
    await go(page, '/search?search=qqxxzzy');
    await page.getByText(t('search:none')).waitFor();
    await breaksNothing(page, 'a search that finds nothing');
    await page.context().close();
  });

  it('shows the operator what is not found, who makes a synonym of it', async () => {
    for (let visitor = 0; visitor < 5; visitor++) {
      const headers = { 'User-Agent': `visitor ${visitor}`, 'Accept-Language': 'en' };
      expect((await fetch(`${stack.url}/api/v1/training?search=${unknown}`, { headers })).status).toBe(200);
    }
    const page = await pageOf(1280);
    await startSession(page, stack, demoAccountOf('admin'));
    const row = page.getByRole('row').filter({ hasText: unknown });
    await expect
      .poll(
        async () => {
          await go(page, '/admin/search?outcome=nothing');
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          return row.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await breaksNothing(page, 'what people search for');
    await row.getByRole('button').click();
    const form = page.getByRole('dialog', { name: t('reference-admin:synonym.newTitle') });
    await form.getByText(unknown).waitFor();
    const words = form.getByLabel(new RegExp(`^${label(synonymNew, 'words')}`, 'i'));
    await words.fill(search);
    await words.press('Enter');
    await breaksNothing(page, 'a search that becomes a synonym');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });
    await row.getByText(t('search-term:covered')).waitFor();
    await page.context().close();

    const { data } = await (await fetch(`${stack.url}/api/v1/training?search=${unknown}`)).json();
    expect(data.map(({ title }: { title: string }) => title)).toContain(training);
  });
});
