import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const said = {
  en: { category: 'Category', type: 'Job type', salary: 'Salary', remote: 'Remote', full: 'Full-time' },
  km: {
    category: 'ផ្នែកការងារ',
    type: 'ប្រភេទការងារ',
    salary: 'ប្រាក់ខែ',
    remote: 'ធ្វើការពីផ្ទះ',
    full: 'ពេញម៉ោង',
  },
} satisfies Record<Locale, object>;

const query = (page: Page) => new URL(page.url()).searchParams;

describe.each(journeyLocales('km'))('the filters of the list of jobs, in %s', (locale) => {
  const words = said[locale];
  const t = wordsOf(locale);
  const open = async (width: number) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${stack.url}${locale === 'km' ? '/km' : ''}/job`);
    await page.getByRole('article').first().waitFor();
    return page;
  };

  it('are pills with choices and numbers, of which several are taken, and removed again', async () => {
    const page = await open(1280);
    const pills = page.getByRole('group', { name: t('common:list.filters') });
    await pills.getByRole('button', { name: words.category, exact: true }).click();
    const choices = page.getByRole('dialog', { name: words.category });
    const [first, second] = [choices.getByRole('checkbox').nth(0), choices.getByRole('checkbox').nth(1)];
    await first.check();
    await second.check();
    await expect.poll(() => query(page).get('categoryId')?.split(',').length).toBe(2);
    await breaksNothing(page, 'the choices of a filter');
    await page.keyboard.press('Escape');
    await choices.waitFor({ state: 'detached' });
    await pills.getByText(`${words.category} · 2`).waitFor();

    await pills.getByRole('button', { name: words.remote, exact: true }).click();
    await expect.poll(() => query(page).get('remote')).toBe('true');
    await pills.getByRole('button', { name: t('common:list.clear') }).click();
    await expect.poll(() => query(page).size).toBe(0);
    await page.context().close();
  });

  it('are set by the keyboard alone: a kind, and the least pay on its slider', async () => {
    const page = await open(1280);
    const pills = page.getByRole('group', { name: t('common:list.filters') });
    await pills.getByRole('button', { name: words.type, exact: true }).press('Enter');
    const types = page.getByRole('dialog', { name: words.type });
    await types.getByRole('checkbox', { name: words.full }).press('Space');
    await expect.poll(() => query(page).get('type')).toBe('full-time');
    await page.keyboard.press('Escape');

    await pills.getByRole('button', { name: words.salary, exact: true }).press('Enter');
    const slider = page.getByRole('dialog', { name: words.salary }).getByRole('slider');
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await expect.poll(() => query(page).get('salary')).toBe('300');
    await breaksNothing(page, 'the slider of the pay');
    await page.context().close();
  });

  it('have the place beside the words on a phone, with several choices', async () => {
    const page = await open(390);
    await page.getByRole('search').getByRole('button').last().click();
    const places = page.getByRole('dialog').getByRole('checkbox');
    await places.nth(0).check();
    await places.nth(1).check();
    await expect.poll(() => query(page).get('provinceId')?.split(',').length).toBe(2);
    await page.context().close();
  });
});
