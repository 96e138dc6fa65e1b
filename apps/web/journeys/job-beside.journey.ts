import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const story = { search: 'kitemaker', jobs: ['Kitemaker for paper', 'Kitemaker for silk'] };

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('the list with a job beside it', () => {
  const t = wordsOf('en');
  const address = `${stack.url}/job?search=${encodeURIComponent(story.search)}`;
  const cards = (page: Page) =>
    page.getByRole('region', { name: t('job:list.results') }).getByRole('article');
  const card = (page: Page, title: string) => cards(page).getByRole('link', { name: title, exact: true });
  /** The heading of the job beside the list; on the job's own page it has level 1. */
  const beside = (page: Page, title: string) =>
    page.locator('[tabindex="-1"] > article').getByRole('heading', { level: 2, name: title });
  const ids: string[] = [];
  let page: Page;

  beforeAll(async () => {
    for (const title of story.jobs) ids.push(await publishJob(stack, title));
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  });
  afterAll(() => page?.context().close());

  it('shows the first unasked, and the one that is chosen, which the address names', async () => {
    const looks: string[] = [];
    page.on('request', (request) => {
      if (/\/view$/.test(request.url())) looks.push(request.url());
    });
    await page.goto(address);
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await beside(page, first).waitFor();
    expect(new URL(page.url()).searchParams.has('beside')).toBe(false);
    // The first job is preselected, which does not count as a view.
    expect(looks).toEqual([]);

    const [other = ''] = story.jobs.filter((title) => title !== first);
    const viewed = page.waitForRequest(/\/view$/);
    await card(page, other).click();
    await beside(page, other).waitFor();
    expect((await viewed).url()).toContain(ids[story.jobs.indexOf(other)]);
    expect(new URL(page.url()).searchParams.get('beside')).toBe(ids[story.jobs.indexOf(other)]);
    await breaksNothing(page, 'a job beside the list');

    await page.reload();
    await beside(page, other).waitFor();
    await page.goBack();
    await beside(page, first).waitFor();
  });

  it('is gone through by the keyboard, there and back', async () => {
    const [title = ''] = story.jobs;
    await page.goto(address);
    await beside(page, (await cards(page).first().getByRole('heading').textContent()) ?? '').waitFor();
    await card(page, title).press('Enter');
    await beside(page, title).waitFor();
    const inside = () => page.evaluate(() => document.activeElement?.getAttribute('tabindex'));
    await expect.poll(inside).toBe('-1');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: t('job:beside.back'), exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page, title).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('leads to the job’s page from its title, and on a phone from the card and from the same address', async () => {
    const [title = ''] = story.jobs;
    await page.goto(`${address}&beside=${ids[0]}`);
    await beside(page, title).getByRole('link').click();
    await page.waitForURL(`**/job/${ids[0]}`);

    const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
    await phone.goto(address);
    await card(phone, title).click();
    await phone.waitForURL(`**/job/${ids[0]}`);
    await phone.goto(`${address}&beside=${ids[0]}`);
    await phone.waitForURL(`**/job/${ids[0]}`);
    await phone.getByRole('heading', { level: 1, name: title }).waitFor();
    await phone.context().close();
  });
});
