import { alertBody } from '@acheep/contract/jobs/job-alert';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const said = {
  en: { search: 'cook siem reap $100', work: 'cook', place: 'Siem Reap', none: 'truck driver kampong cham' },
  km: {
    search: 'ចុងភៅ សៀមរាប ១០០ដុល្លារ',
    work: 'ចុងភៅ',
    place: 'សៀមរាប',
    none: 'អ្នកបើកឡានដឹកទំនិញ កំពង់ចាម',
  },
} satisfies Record<Locale, object>;
const searchOf = (page: Page) => new URL(page.url()).searchParams.get('search');

describe.each(journeyLocales('km'))('a search that is read, in %s', (locale) => {
  const { search, work, place, none } = said[locale];
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const prefix = locale === 'km' ? '/km' : '';
  const open = async (page: Page, text: string) => {
    page.setDefaultTimeout(30_000);
    await page.goto(`${stack.url}${prefix}/job?search=${encodeURIComponent(text)}`);
  };
  const chipsOf = (page: Page) => page.getByRole('group', { name: t('relaxed-search:read.label') });
  const remove = (filter: string) => t('common:list.remove').replace('{{filter}}', filter);

  it('shows what it was read as; each part is removed, or searched for as words, in the address', async () => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 900 } })).newPage();
    await open(page, search);
    const chips = chipsOf(page);
    for (const part of [work, place, '$100']) await chips.getByText(part).waitFor();
    const titles = () => page.getByRole('article').count();
    await expect.poll(titles).toBeGreaterThan(0);
    await breaksNothing(page, 'a search that was read');

    const found = await titles();
    await chips.getByRole('button', { name: remove(place) }).click();
    await expect.poll(() => searchOf(page)).not.toContain(place.toLowerCase());
    await chips.getByText(place).waitFor({ state: 'detached' });
    await expect.poll(titles).toBeGreaterThanOrEqual(found);
    await page.goBack();
    await expect.poll(() => searchOf(page)).toBe(search);

    await chips.locator('span', { hasText: place }).getByRole('button').first().click();
    await expect.poll(() => searchOf(page)).toMatch(/".+"/);
    await chips
      .getByRole('button', { name: remove(`"${place}"`) })
      .or(chips.getByText('$100'))
      .first()
      .waitFor();

    // The address alone is the search.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await chipsOf(other).getByText('$100').waitFor();
    await page.context().close();
  });

  it('shows jobs with the work in their title first, then those that mention it', async () => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 900 } })).newPage();
    await open(page, work);
    for (const block of ['inTitle', 'mentioned'])
      await page.getByRole('heading', { level: 2, name: t(`relaxed-search:${block}`) }).waitFor();
    await breaksNothing(page, 'a search in two blocks');
    await page.context().close();
  });

  it('is never a dead end: says what there is elsewhere', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await open(page, none);
    const elsewhere = t('relaxed-search:elsewhere');
    await page.getByRole('status').filter({ hasText: elsewhere }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
    await breaksNothing(page, 'a search without results');
    await page.context().close();
  });

  it('is saved, and read again by the saved search', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await startSession(page, stack, demoAccountOf('user'));
    await open(page, search);
    await page.getByRole('button', { name: t('job:saveSearch.action') }).click();
    const dialog = page.getByRole('dialog', { name: t('job:saveSearch.action') });
    expect(await dialog.getByLabel(label(alertBody, 'name')).inputValue()).toContain(search);
    await dialog.getByRole('button', { name: t('common:save') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`${stack.url}${prefix}/manage-alert`);
    await page.getByRole('listitem').filter({ hasText: search }).getByRole('link').first().click();
    await chipsOf(page).getByText(place).waitFor();
    await page.context().close();
  });
});
