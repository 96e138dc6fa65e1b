import type { Locale } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing, breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stories = {
  en: { title: 'Lacquerware Painter', typed: 'lacq', province: 'កំពត', beside: 'Kitemaker' },
  km: { title: 'ជាងគូរម្រ័ក្សណ៍ខ្មែរ', typed: 'ជាងគូរ', province: 'kampot', beside: 'ជាងធ្វើខ្លែងឯក' },
} satisfies Record<Locale, object>;
const searches = {
  en: { search: 'cook siem reap $100', work: 'cook', place: 'Siem Reap', none: 'truck driver kampong cham' },
  km: {
    search: 'ចុងភៅ សៀមរាប ១០០ដុល្លារ',
    work: 'ចុងភៅ',
    place: 'សៀមរាប',
    none: 'អ្នកបើកឡានដឹកទំនិញ កំពង់ចាម',
  },
} satisfies Record<Locale, object>;
const filters = {
  en: { category: 'Category', type: 'Job type', salary: 'Salary', remote: 'Remote', full: 'Full-time' },
  km: {
    category: 'ផ្នែកការងារ',
    type: 'ប្រភេទការងារ',
    salary: 'ប្រាក់ខែ',
    remote: 'ធ្វើការពីផ្ទះ',
    full: 'ពេញម៉ោង',
  },
} satisfies Record<Locale, object>;

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('km'))('somebody who searches for a job in %s', (locale) => {
  const story = stories[locale];
  const t = wordsOf(locale);
  const address = (path: string) => `${stack.url}${locale === 'km' ? '/km' : ''}${path}`;
  const searchPath = (search: string) => address(`/job?search=${encodeURIComponent(search)}`);
  const field = (page: Page) => page.getByRole('main').locator('input[name="search"]');
  const options = (page: Page) => page.getByRole('listbox').getByRole('option');
  const option = (page: Page, name: string) => page.getByRole('option', { name, exact: false }).first();
  const query = (page: Page) => new URL(page.url()).searchParams;
  const kites = ['1', '2'].map((number) => `${story.beside} ${number}`);
  const ids: string[] = [];
  let desk: Page;
  let phone: Page;

  beforeAll(async () => {
    await publishJob(stack, story.title);
    for (const title of kites) ids.push(await publishJob(stack, title));
    const open = async (width: number, hasTouch: boolean) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      return page;
    };
    [desk, phone] = [await open(1280, false), await open(390, true)];
  });
  afterAll(async () => {
    await Promise.all([desk, phone].map((page) => page?.context().close()));
  });

  describe('at a desk', () => {
    /** Waits for the list of a search, with which the field comes anew. */
    const found = (search: string) =>
      desk
        .getByRole('heading', { level: 1, name: t('job:list.titleSearch').replace('{{search}}', search) })
        .waitFor();

    it('gets suggestions by the keyboard: the field keeps the focus, Escape closes, Enter takes what is marked', async () => {
      const asked: string[] = [];
      desk.on('request', (request) => {
        if (request.url().includes('/suggestion?')) asked.push(request.url());
      });
      await desk.goto(address('/'));
      await desk.getByRole('main').getByRole('search').waitFor();
      await field(desk).focus();
      await desk.keyboard.type(story.typed, { delay: 20 });
      await option(desk, story.title).waitFor();
      expect(asked).toHaveLength(1);
      await expect.poll(() => field(desk).getAttribute('aria-expanded')).toBe('true');
      await desk.keyboard.press('ArrowDown');
      const active = await field(desk).getAttribute('aria-activedescendant');
      await expect.poll(() => desk.locator(`[id="${active}"]`).textContent()).toContain(story.title);
      await breaksNothing(desk, 'suggestions');
      await desk.keyboard.press('Escape');
      await desk.getByRole('listbox').waitFor({ state: 'detached' });
      await expect.poll(() => field(desk).inputValue()).toBe(story.typed);
      await desk.keyboard.press('ArrowDown');
      await desk.getByRole('listbox').waitFor();
      await desk.keyboard.press('ArrowDown');
      await desk.keyboard.press('Enter');
      await desk.waitForURL(/\/job\?/);
      expect(query(desk).get('search')).toBe(story.title);
      await found(story.title);
    });

    it('finds what was typed where nothing of it is taken', async () => {
      await field(desk).fill(story.typed);
      await option(desk, story.title).waitFor();
      await field(desk).press('Enter');
      await expect.poll(() => query(desk).get('search')).toBe(story.typed);
      // The field is replaced with the search: the focus is on what was found, not on nothing.
      const focused = () => desk.evaluate(() => document.activeElement?.tagName);
      await expect.poll(focused).toBe('H1');
      await found(story.typed);
    });

    it('is reminded of what was searched for on this device, until one removes it', async () => {
      await field(desk).fill('');
      await desk.getByText(t('suggestion:group.recent'), { exact: true }).waitFor();
      await expect.poll(() => options(desk).allTextContents()).toEqual([story.typed, story.title]);
      await breaksNothingDeep(desk, 'recent searches');
      await desk
        .getByRole('button', { name: t('suggestion:remove').replace('{{search}}', story.typed) })
        .click();
      await expect.poll(() => options(desk).count()).toBe(1);
      await option(desk, story.title).click();
      await found(story.title);
      await field(desk).fill('');
      await desk.getByRole('button', { name: t('suggestion:clear') }).click();
      await desk.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await desk.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
    });

    it('sets filters: several choices, by the keyboard, and the least pay on its slider; and removes them', async () => {
      const words = filters[locale];
      await desk.goto(address('/job'));
      const pills = desk.getByRole('group', { name: t('common:list.filters') });
      await pills.getByRole('button', { name: words.category, exact: true }).click();
      const choices = desk.getByRole('dialog', { name: words.category });
      await choices.getByRole('checkbox').nth(0).check();
      await choices.getByRole('checkbox').nth(1).check();
      await expect.poll(() => query(desk).get('categoryId')?.split(',').length).toBe(2);
      await breaksNothingDeep(desk, 'the choices of a filter');
      await desk.keyboard.press('Escape');
      await choices.waitFor({ state: 'detached' });
      await pills.getByText(`${words.category} · 2`).waitFor();

      await pills.getByRole('button', { name: words.remote, exact: true }).click();
      await expect.poll(() => query(desk).get('remote')).toBe('true');
      await pills.getByRole('button', { name: t('common:list.clear') }).click();
      await expect.poll(() => query(desk).size).toBe(0);

      await pills.getByRole('button', { name: words.type, exact: true }).press('Enter');
      const types = desk.getByRole('dialog', { name: words.type });
      await types.getByRole('checkbox', { name: words.full }).press('Space');
      await expect.poll(() => query(desk).get('type')).toBe('full-time');
      await desk.keyboard.press('Escape');

      await pills.getByRole('button', { name: words.salary, exact: true }).press('Enter');
      const slider = desk.getByRole('dialog', { name: words.salary }).getByRole('slider');
      await slider.press('ArrowRight');
      await slider.press('ArrowRight');
      await expect.poll(() => query(desk).get('salary')).toBe('300');
      await breaksNothingDeep(desk, 'the slider of the pay');
    });
  });

  describe('with a job beside the list', () => {
    const cards = (page: Page) =>
      page.getByRole('region', { name: t('job:list.results') }).getByRole('article');
    const card = (page: Page, title: string) => cards(page).getByRole('link', { name: title, exact: true });
    /** The heading of the job beside the list; on the job's own page it has level 1. */
    const beside = (title: string) =>
      desk.locator('[tabindex="-1"] > article').getByRole('heading', { level: 2, name: title });

    it('sees the first unasked, and the one that is chosen by the keyboard, there and back', async () => {
      const looks: string[] = [];
      desk.on('request', (request) => {
        if (/\/view$/.test(request.url())) looks.push(request.url());
      });
      await desk.goto(searchPath(story.beside));
      const first = (await cards(desk).first().getByRole('heading').textContent()) ?? '';
      await beside(first).waitFor();
      expect(query(desk).has('beside')).toBe(false);
      // The first job is preselected, which does not count as a view.
      expect(looks).toEqual([]);

      const [other = ''] = kites.filter((title) => title !== first);
      const id = ids[kites.indexOf(other)] ?? '';
      const viewed = desk.waitForRequest(/\/view$/);
      await card(desk, other).press('Enter');
      await beside(other).waitFor();
      expect((await viewed).url()).toContain(id);
      expect(query(desk).get('beside')).toBe(id);
      await breaksNothingDeep(desk, 'a job beside the list');
      const inside = () => desk.evaluate(() => document.activeElement?.getAttribute('tabindex'));
      await expect.poll(inside).toBe('-1');
      await desk.keyboard.press('Tab');
      await desk.getByRole('button', { name: t('job:beside.back'), exact: true }).waitFor();
      await desk.keyboard.press('Escape');
      await expect.poll(() => card(desk, other).evaluate((one) => one === document.activeElement)).toBe(true);

      await desk.reload();
      await beside(other).waitFor();
      await desk.goBack();
      await beside(first).waitFor();
      await beside(first).getByRole('link').click();
      await desk.waitForURL(`**/job/${ids[kites.indexOf(first)]}`);
    });

    it('comes on a phone to the job’s page from the card, and from the same address', async () => {
      const [title = ''] = kites;
      await phone.goto(searchPath(story.beside));
      await card(phone, title).click();
      await phone.waitForURL(`**/job/${ids[0]}`);
      await phone.goto(`${searchPath(story.beside)}&beside=${ids[0]}`);
      await phone.waitForURL(`**/job/${ids[0]}`);
      await phone.getByRole('heading', { level: 1, name: title }).waitFor();
    });
  });

  describe('on a phone', () => {
    const { search, work, place, none } = searches[locale];

    it('comes to a province by its name in the other language, keeps the other filters, and adds places', async () => {
      await phone.goto(address('/job?type=full-time'));
      await field(phone).tap();
      await field(phone).fill(story.province);
      const found = phone
        .getByRole('group', { name: t('suggestion:group.province') })
        .getByRole('option')
        .first();
      await found.waitFor();
      const box = await phone.getByRole('listbox').boundingBox();
      expect(box?.width).toBeGreaterThan(350);
      await found.tap();
      await expect.poll(() => query(phone).get('provinceId')).toBeTruthy();
      expect(query(phone).get('type')).toBe('full-time');
      expect(query(phone).has('search')).toBe(false);

      // The place has a button beside the words, and several choices.
      await phone.getByRole('search').getByRole('button').last().click();
      // The list follows the address.
      await phone.getByRole('dialog').getByRole('checkbox', { checked: true }).waitFor();
      await phone.getByRole('dialog').getByRole('checkbox', { checked: false }).first().check();
      await expect.poll(() => query(phone).get('provinceId')?.split(',').length).toBe(2);
    });

    it('sees what a search was read as: the place where places are chosen, each wish to be removed', async () => {
      await phone.goto(searchPath(search));
      const chips = phone.getByRole('group', { name: t('relaxed-search:read.label') });
      await chips.getByText('$100').waitFor();
      await phone.getByRole('search').getByRole('button', { name: place }).waitFor();
      const titles = () => phone.getByRole('article').count();
      await expect.poll(titles).toBeGreaterThan(0);
      await breaksNothingDeep(phone, 'a search that was read');

      const found = await titles();
      await chips.getByRole('button', { name: '$100' }).click();
      await expect.poll(() => query(phone).get('search')).not.toContain('100');
      await chips.waitFor({ state: 'detached' });
      await expect.poll(titles).toBeGreaterThanOrEqual(found);

      // Of the work alone, jobs with it in their title come first, then those that mention it.
      await phone.goto(searchPath(work));
      for (const block of ['inTitle', 'mentioned'])
        await phone.getByRole('heading', { level: 2, name: t(`relaxed-search:${block}`) }).waitFor();
      await breaksNothingDeep(phone, 'a search in two blocks');
    });

    it('comes to no dead end: to what there is elsewhere, and to the nearest, which says what it left out', async () => {
      await phone.goto(searchPath(none));
      await phone
        .getByRole('status')
        .filter({ hasText: t('relaxed-search:elsewhere') })
        .waitFor();
      await expect.poll(() => phone.getByRole('article').count()).toBeGreaterThan(0);
      await breaksNothingDeep(phone, 'a search without results');

      await field(phone).fill(`${story.title} zyzzyva`);
      await field(phone).press('Enter');
      await phone.getByRole('heading', { level: 2, name: 'zyzzyva' }).waitFor();
      await phone.getByRole('article').getByRole('link', { name: story.title }).first().waitFor();
      await breaksNothingDeep(phone, 'a looser search');
      await phone.getByRole('main').getByRole('link', { name: '1', exact: false }).last().click();
      await expect.poll(() => query(phone).get('search')).not.toContain('zyzzyva');
      await phone.getByRole('article').getByRole('link', { name: story.title }).first().waitFor();
    });
  });
});
