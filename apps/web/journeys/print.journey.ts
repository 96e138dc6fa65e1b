import { describe, expect, it } from 'vitest';
import { journeyLocales, sampled } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** Printable width of each paper size, in CSS pixels. */
const papers = sampled(
  [
    ['A4', 718],
    ['A5', 483],
  ] as const,
  1,
);

describe.each(journeyLocales('km'))('a job on paper, in %s', (locale) => {
  const prefix = locale === 'km' ? '/km' : '';
  it.each(papers)('is the job by itself on %s, whole and from edge to edge', async (format, width) => {
    const page = await browser.newPage({ viewport: { width, height: 1000 } });
    await page.goto(`${stack.url}${prefix}/job`);
    const ways = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    await page.goto(stack.url + ways.find((way) => way.startsWith(`${prefix}/job/`)));
    await page.locator('#content article h1').waitFor();
    // Shown on screen but not printed.
    const menu = page.locator('header').first();
    const apply = page
      .locator('#content')
      .getByRole('link')
      .filter({ hasText: /Apply|ដាក់ពាក្យ/ });
    await menu.waitFor();
    expect(await apply.filter({ visible: true }).count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    for (const gone of [
      menu,
      page.locator('footer'),
      page.locator('nav'),
      page.locator('#content button'),
      apply,
    ])
      expect(await gone.filter({ visible: true }).count()).toBe(0);
    const article = page.locator('#content article').first();
    for (const there of [
      article.locator('h1'),
      article.locator('aside').first(),
      article.locator('h2').last(),
    ])
      expect(await there.isVisible()).toBe(true);
    const { left, right, wide } = await article.evaluate((element) => ({
      ...element.getBoundingClientRect().toJSON(),
      wide: document.documentElement.scrollWidth,
    }));
    expect([left, right, wide]).toEqual([0, width, width]);
    expect((await page.pdf({ format })).subarray(0, 5).toString()).toBe('%PDF-');
    await page.close();
  });
});
