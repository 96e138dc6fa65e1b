import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stories = {
  en: { title: 'Lacquerware Painter', typed: 'lacq', place: 'Kampot', begins: 'kampot', other: 'កំពត' },
  km: { title: 'ជាងគូរម្រ័ក្សណ៍ខ្មែរ', typed: 'ជាងគូរ', place: 'កំពត', begins: 'កំពត', other: 'kampot' },
};

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('km'))('help while one searches, in %s', (locale) => {
  const story = stories[locale];
  const t = wordsOf(locale);
  const prefix = locale === 'km' ? '/km' : '';
  const opened = async (path: string, phone = false) => {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 780 } : { width: 1280, height: 900 },
      hasTouch: phone,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(stack.url + prefix + path);
    await page.getByRole('main').getByRole('search').waitFor();
    return page;
  };
  const field = (page: Page) => page.getByRole('main').locator('input[name="search"]');
  const options = (page: Page) => page.getByRole('listbox').getByRole('option');
  const option = (page: Page, name: string) => page.getByRole('option', { name, exact: false }).first();
  const query = (page: Page) => new URL(page.url()).searchParams;

  beforeAll(async () => {
    await publishJob(stack, story.title);
  });

  it('suggests by the keyboard: the field keeps the focus, Escape closes, Enter takes what is marked', async () => {
    const page = await opened('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/suggestion?')) asked.push(request.url());
    });
    await field(page).focus();
    await page.keyboard.type(story.typed, { delay: 20 });
    await option(page, story.title).waitFor();
    expect(asked).toHaveLength(1);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).textContent()).toContain(story.title);
    await breaksNothing(page, 'suggestions');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe(story.typed);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/job\?/);
    expect(query(page).get('search')).toBe(story.title);
    await page.context().close();
  });

  it('searches for what was typed where nothing of it is taken', async () => {
    const page = await opened('/job');
    await field(page).fill(story.typed);
    await option(page, story.title).waitFor();
    await field(page).press('Enter');
    await expect.poll(() => query(page).get('search')).toBe(story.typed);
    // The field is replaced with the search: the focus is on what was found, not on nothing.
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('H1');
    await page.context().close();
  });

  it('leads to a province by its name in either language, on a phone, and keeps the other filters', async () => {
    const page = await opened('/job?type=full-time', true);
    for (const typed of [story.begins, story.other]) {
      await field(page).tap();
      await field(page).fill(typed);
      const place = page
        .getByRole('group', { name: t('suggestion:group.province') })
        .getByRole('option')
        .first();
      await place.waitFor();
      const box = await page.getByRole('listbox').boundingBox();
      expect(box?.width).toBeGreaterThan(350);
      await place.tap();
      await expect.poll(() => query(page).get('provinceId')).toBeTruthy();
      expect(query(page).get('type')).toBe('full-time');
      expect(query(page).has('search')).toBe(false);
    }
    await page.context().close();
  });

  it('remembers what was searched for on this device, until one removes it', async () => {
    const page = await opened('/job');
    for (const search of ['anteater', story.title]) {
      await field(page).fill(search);
      // On the first visit the suggestions load faster than a user types.
      await page
        .getByRole('main')
        .getByRole('combobox', { name: t('job:search.label') })
        .waitFor();
      await field(page).press('Enter');
      const heading = t('job:list.titleSearch').replace('{{search}}', search);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await page.goto(`${stack.url}${prefix}/job`);
    await page.getByRole('main').getByRole('search').waitFor();
    await field(page).click();
    await page.getByText(t('suggestion:group.recent'), { exact: true }).waitFor();
    expect(await options(page).allTextContents()).toEqual([story.title, 'anteater']);
    await breaksNothing(page, 'recent searches');
    await page
      .getByRole('button', { name: t('suggestion:remove').replace('{{search}}', 'anteater') })
      .click();
    await expect.poll(() => options(page).count()).toBe(1);
    await option(page, story.title).click();
    await expect.poll(() => query(page).get('search')).toBe(story.title);
    await page.goto(`${stack.url}${prefix}/job`);
    await field(page).click();
    await page.getByRole('button', { name: t('suggestion:clear') }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
    await page.context().close();
  });

  it('shows the nearest there is where nothing is found, says what it left out, and leads there', async () => {
    const page = await opened(`/job?search=${encodeURIComponent(`${story.title} zyzzyva`)}`, true);
    await page.getByRole('heading', { level: 2, name: 'zyzzyva' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: story.title }).first().waitFor();
    await breaksNothing(page, 'a looser search');
    await page.getByRole('main').getByRole('link', { name: '1', exact: false }).last().click();
    await expect.poll(() => query(page).get('search')).not.toContain('zyzzyva');
    await page.getByRole('article').getByRole('link', { name: story.title }).first().waitFor();
    await page.context().close();
  });
});
