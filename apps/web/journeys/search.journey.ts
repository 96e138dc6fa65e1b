import { synonymNew } from '@acheep/contract/jobs/synonym';
import { createGathering } from '@acheep/prisma/factories/gathering';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { sampled } from './deep.ts';
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
  let visitor: Page;
  beforeAll(async () => {
    await createGathering(database.prisma, { title: training });
    visitor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    visitor.setDefaultTimeout(30_000);
  });
  afterAll(() => visitor?.context().close());

  /** Searches everything for words, by the field in the header or in the menu of a phone. */
  async function searchFor(words: string) {
    const menu = visitor.getByRole('banner').getByRole('button', { name: t('common:header.menu') });
    if (await menu.isVisible()) await menu.click();
    // A plain search field until focused, then one with suggestions.
    await visitor.getByLabel(t('common:header.search')).filter({ visible: true }).fill(words);
    await visitor
      .getByRole('option', { name: t('suggestion:everywhere').replace('{{search}}', words) })
      .click();
    await visitor.waitForURL((url) => url.searchParams.get('search') === words);
  }

  it.each(sampled([1280, 390], 1))('leads from the header to a training, %i px wide', async (width) => {
    await visitor.setViewportSize({ width, height: 900 });
    await go(visitor, '/about');
    await searchFor(search);
    const heading = t('search:titleOf').replace('{{search}}', search);
    await visitor.getByRole('heading', { level: 1, name: heading }).waitFor();
    await visitor.getByRole('heading', { level: 3, name: training }).first().waitFor();
    await breaksNothingDeep(visitor, 'a search over everything');
    await visitor.getByRole('link', { name: training }).first().click();
    await visitor.getByRole('heading', { level: 1, name: training }).waitFor();
  });

  it('asks a list again that was too slow, and shows what it has found', async () => {
    const late = async (route: Route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...found, data: { ...found.data, training: null } } });
    };
    await visitor.route('**/api/v1/search?*', late, { times: 1 });
    await go(visitor, '/about');
    await searchFor('beginners');
    await visitor.getByText(t('search:late')).waitFor();
    await visitor.getByRole('heading', { level: 3, name: training }).first().waitFor();
    expect(await visitor.getByText(t('search:late')).count()).toBe(0);
  });

  it('is offered where a list finds nothing, and says so where nothing is found at all', async () => {
    await visitor.setViewportSize({ width: 390, height: 900 });
    await go(visitor, `/job?search=${search}`);
    const link = t('search:link').replace('{{search}}', search);
    await visitor.getByRole('link', { name: link }).click();
    await visitor.getByRole('link', { name: training }).first().waitFor();
    await searchFor('qqxxzzy');
    await visitor.getByText(t('search:none')).waitFor();
    await breaksNothingDeep(visitor, 'a search that finds nothing');
  });

  it('shows the operator what is not found, who makes a synonym of it', async () => {
    for (let one = 0; one < 5; one++) {
      const headers = { 'User-Agent': `visitor ${one}`, 'Accept-Language': 'en' };
      expect((await fetch(`${stack.url}/api/v1/training?search=${unknown}`, { headers })).status).toBe(200);
    }
    // What is counted is written now and then.
    const written = () => database.prisma.searchTerm.count({ where: { words: unknown, searches: 5 } });
    await expect.poll(written).toBe(1);
    await visitor.setViewportSize({ width: 1280, height: 900 });
    await startSession(visitor, stack, demoAccountOf('admin'));
    await go(visitor, '/admin/search?outcome=nothing');
    const row = visitor.getByRole('row').filter({ hasText: unknown });
    await row.getByRole('button').click();
    const form = visitor.getByRole('dialog', { name: t('reference-admin:synonym.newTitle') });
    await form.getByText(unknown).waitFor();
    const words = form.getByLabel(new RegExp(`^${label(synonymNew, 'words')}`, 'i'));
    await words.fill(search);
    await words.press('Enter');
    await breaksNothingDeep(visitor, 'a search that becomes a synonym');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });
    await row.getByText(t('search-term:covered')).waitFor();

    const { data } = await (await fetch(`${stack.url}/api/v1/training?search=${unknown}`)).json();
    expect(data.map(({ title }: { title: string }) => title)).toContain(training);
  });
});
