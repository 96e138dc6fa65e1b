import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { sampled } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const lists = sampled(['/job', '/prakas', '/company', '/training', '/event', '/hr-tips', '/policy'], 1);
const texts = sampled(['/tos', '/about', '/user-guide/recruiter'], 1);
const others = sampled(
  [
    '/',
    '/user-guide',
    '/package',
    '/service',
    '/access-rights',
    '/contact',
    '/partner',
    '/career-report',
    '/training?view=past',
  ],
  1,
);

/** Returns the first record that the document of a list links to. */
async function firstOf(list: string) {
  const text = await (await fetch(stack.url + list)).text();
  const main = text.slice(text.indexOf('<main'));
  return main.match(new RegExp(`(?<=<a [^>]*href=")${list}/[^"]+`))?.slice(0, 1) ?? [];
}

/** Paths of one post of each kind; no server-rendered document lists posts. */
async function postsOfKinds() {
  const response = await fetch(`${stack.url}/api/v1/post`);
  const { data } = (await response.json()) as { data: { _id: string; kind: string }[] };
  return sampled([...new Map(data.map(({ kind, _id }) => [kind, `/public-post/${_id}`])).values()], 1);
}

/** What a page has told of itself since it was opened. */
interface Seen {
  empty: boolean;
  shift: number;
  observed: number;
}

/** The page's head, without the origins of URLs: the server writes the public one, the page that of its own URL. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, name: 'href' | 'content') =>
      [...document.head.querySelectorAll(selector)].map((one) => {
        const value = one.getAttribute(name) ?? '';
        return value.startsWith('http') ? new URL(value).pathname + new URL(value).search : value;
      });
    return {
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      description: read('meta[name=description]', 'content'),
      canonical: read('link[rel=canonical]', 'href'),
      languages: read('link[hreflang]', 'href').sort(),
      robots: read('meta[name=robots]', 'content'),
    };
  });

/**
 * Content of the main part, in the server-rendered document or in the rendered page: texts, labelled values and link
 * targets. Controls, and content that only the application has (`data-own`), are left out.
 */
const bodyOf = (page: Page, list: boolean) =>
  page.evaluate((isList) => {
    const main = (document.querySelector('main') as HTMLElement).cloneNode(true) as HTMLElement;
    const remove = 'button, nav, svg, style, wbr, [aria-hidden=true], [data-own]';
    for (const element of main.querySelectorAll(remove)) element.remove();
    // Unwraps Khmer words, and replaces relative times by the absolute ones in their titles.
    for (const word of main.querySelectorAll('bdi')) word.replaceWith(...word.childNodes);
    for (const image of main.querySelectorAll('img')) image.replaceWith(image.alt);
    for (const time of main.querySelectorAll<HTMLElement>('time[title]')) time.replaceChildren(time.title);
    main.normalize();
    const textsIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const href = parent?.closest('a')?.getAttribute('href') ?? '#';
        const way = href.startsWith('#') ? '' : ` → ${href}`;
        for (const line of (walker.currentNode.textContent ?? '').split('\n')) {
          const text = line.replace(/[\s\u00a0]+/g, ' ').replace(/^[ ·,]+|[ ·,]+$/g, '');
          if (text) texts.push(`${text}${way}`);
        }
      }
      return texts;
    };
    const roots = isList ? [...main.querySelectorAll('li:has(:is(h2, h3))')] : [main];
    const named: string[] = [];
    for (const name of roots.flatMap((root) => [...root.querySelectorAll('dt')])) {
      for (let value = name.nextElementSibling; value?.matches('dd'); value = value.nextElementSibling)
        named.push(...textsIn(value).map((text) => `${name.textContent}: ${text}`));
    }
    for (const facts of main.querySelectorAll('dl')) facts.remove();
    return [...new Set([...named, ...roots.flatMap(textsIn)])].sort();
  }, list);

describe('a public page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
  });
  afterAll(() => page?.context().close());

  it('reads without scripts, says in its head what the application says, and is not asked for twice', async () => {
    const bare = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const reader = await bare.newPage();
    const records: string[] = [];
    for (const list of lists) records.push(...(await firstOf(list)));
    records.push(...(await postsOfKinds()), ...texts);
    expect(records.length).toBeGreaterThanOrEqual(lists.length + texts.length + 1);

    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.method() === 'GET' && url.pathname.startsWith('/api/v1/'))
        asked.push(url.pathname + url.search);
    });
    const inKhmer = ['', ...records].map((path) => `/km${path}`);
    for (const address of [...others, ...lists, ...records, ...sampled(inKhmer.toReversed(), 1)]) {
      // A product that is too busy leaves to the application what the document would have said.
      const open = () => reader.goto(stack.url + address).then(() => headOf(reader));
      await expect.poll(async () => (await open()).heading ?? '', { message: address }).toMatch(/\S/);
      const said = await headOf(reader);
      const isRecord = records.some((path) => address.endsWith(path));
      const isCompared = isRecord || lists.includes(address);
      const body = isCompared ? await bodyOf(reader, !isRecord) : [];
      // What the page before still asks as it is left is not asked by this one.
      await page.goto('about:blank');
      asked.length = 0;
      await page.goto(stack.url + address);
      await page.locator('#content h1').first().waitFor();
      await expect.poll(() => headOf(page), { message: address }).toEqual(said);
      if (isCompared) {
        expect([address, body.length > 3]).toEqual([address, true]);
        for (const more of await page.locator('main [data-more]').all()) await more.click();
        await expect.poll(() => bodyOf(page, !isRecord), { message: address }).toEqual(body);
      }
      const told = await page.evaluate(
        () =>
          JSON.parse(document.getElementById('answers')?.textContent ?? '[]') as [string, unknown, unknown][],
      );
      for (const [endpoint, question] of told) {
        const { params, query } = question as { params?: { id: string }; query?: Record<string, string> };
        const path = `/api/v1${endpoint.replace('GET ', '').replace(':id', params?.id ?? '')}`;
        const again = asked.filter((one) => {
          const { pathname, searchParams } = new URL(one, stack.url);
          const same = Object.entries(query ?? {}).every(
            ([name, value]) => searchParams.get(name) === String(value),
          );
          return pathname === path && same && searchParams.size === Object.keys(query ?? {}).length;
        });
        expect([address, again]).toEqual([address, []]);
      }
    }
    await bare.close();
  });

  it('keeps what the server wrote until the application is there, nothing jumps, and then it stands still', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      const seen = { empty: false, shift: 0, observed: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Records a later moment without a heading.
      let there = false;
      new MutationObserver(() => {
        const heading = document.querySelector('h1') !== null;
        if (there && !heading) seen.empty = true;
        there ||= heading;
      }).observe(document, { childList: true, subtree: true });
      const { observe } = ResizeObserver.prototype;
      ResizeObserver.prototype.observe = function (...args) {
        seen.observed += 1;
        return observe.apply(this, args);
      };
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    /** Counts the elements that the page starts to observe within thirty frames. */
    const restlessness = async () => {
      const before = (await seen()).observed;
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      return (await seen()).observed - before;
    };
    const isStill = async (address: string) => {
      // Loaded once the page is idle.
      await page.locator('[role=status][data-online]').waitFor({ state: 'attached' });
      await expect.poll(restlessness, { message: address }).toBe(0);
    };
    await page.goto(stack.url);
    await isStill('/');

    const [job = ''] = await firstOf('/job');
    await page.goto(stack.url + job);
    await page.locator('#content h1').waitFor();
    const { empty, shift } = await seen();
    expect(empty).toBe(false);
    expect(shift).toBeLessThan(0.1);
    await isStill(job);
    // The job's structured data stays until the user leaves its page.
    const described = page.locator('head script[type="application/ld+json"]');
    await expect.poll(() => described.count()).toBe(2);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/job');
    await expect.poll(() => described.count()).toBe(0);
    await isStill('/job');
  });

  it('finds jobs by words and place without scripts', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    try {
      await page.goto(stack.url);
      await page.getByRole('searchbox', { name: 'What' }).fill('driver');
      await page.getByLabel('Where').selectOption({ label: 'Phnom Penh' });
      await page.getByRole('button', { name: 'Find jobs' }).click();
      await page.getByRole('heading', { level: 1, name: 'Jobs for “driver”' }).waitFor();
      expect(await page.getByRole('searchbox', { name: 'What' }).inputValue()).toBe('driver');
      expect(await page.getByLabel('Where').locator('option:checked').textContent()).toBe('Phnom Penh');
      const found = await page.locator('main li p').allInnerTexts();
      expect(found.length).toBeGreaterThan(0);
      for (const facts of found) expect(facts).toContain('Phnom Penh');
    } finally {
      await page.close();
    }
  });

  it('keeps what is typed, and the focus, when the application takes over', async () => {
    const page = await browser.newPage();
    try {
      const scripts = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(stack.url, { waitUntil: 'commit' });
      await page.locator('.ac-document').getByLabel('Where').selectOption({ label: 'Phnom Penh' });
      await page.locator('.ac-document').getByRole('searchbox').pressSequentially('driv');
      scripts.resolve();
      await page.locator('#content h1').waitFor();
      await page.keyboard.type('er');
      await expect.poll(() => page.locator('#content [name=search]').inputValue()).toBe('driver');
      expect(await page.locator('#content option:checked').first().textContent()).toBe('Phnom Penh');
      await page.getByRole('option', { name: 'driver' }).first().waitFor();
    } finally {
      await page.close();
    }
  });

  it('breaks no rule without scripts either', async () => {
    const plain = await page.context().newPage();
    await plain.setViewportSize({ width: 390, height: 800 });
    // Blocks the application's scripts, so that the page stays as the server rendered it.
    await plain.route('**/assets/*.js', (route) => route.abort());
    const [job = ''] = await firstOf('/job');
    const all = [`/km${job}`, '/job', '/km/access-rights', '/partner', '/km/career-report'];
    for (const colorScheme of sampled(['light', 'dark'] as const, 1)) {
      await plain.emulateMedia({ colorScheme });
      for (const address of sampled(all, 1)) {
        await plain.goto(stack.url + address);
        await plain.locator('.ac-document h1').waitFor();
        await breaksNothing(plain, `${colorScheme} ${address}`);
      }
    }
  });
});
