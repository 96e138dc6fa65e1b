import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeWords } from '../src/lib/khmer-line.ts';
import { sampled } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** Returns the known words on a page, and those that are broken across lines. */
const linesOf = (page: Page) =>
  page.evaluate((words) => {
    const [seen, broken] = [new Set<string>(), new Set<string>()];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const word of words)
        for (let at = node.data.indexOf(word); at >= 0; at = node.data.indexOf(word, at + 1)) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (lines.length === 0) continue;
          seen.add(word);
          const tops = lines.map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 4) broken.add(word);
        }
    }
    return { seen: [...seen], broken: [...broken] };
  }, wholeWords);

describe('Khmer without spaces', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  });
  afterAll(() => page?.context().close());
  const go = (path: string) => page.goto(stack.url + path, { waitUntil: 'networkidle' });
  const fonts = () =>
    page.evaluate(async () => {
      const asked = '16px "Kantumruy Pro Variable"';
      const faces = await Promise.all(
        ['ការងារ', 'Work', 'Ł'].map((text) => document.fonts.load(asked, text)),
      );
      return faces.map((found) => found.map(({ unicodeRange }) => unicodeRange.split(',')[0]));
    });
  const drawn = [['U+1780-17FF'], ['U+0-2FF'], ['U+100-130', 'U+0-2FF']];

  it('is broken between its words on a phone: a job, home, the list of jobs, a text', async () => {
    const found = await fetch(`${stack.url}/api/v1/job?search=${encodeURIComponent('គណនេយ្យករ')}`);
    const { data } = (await found.json()) as { data: { _id: string }[] };
    const all = [
      [`/km/job/${data[0]?._id}`, 'លក្ខខណ្ឌ'],
      ['/km', 'ក្រុមហ៊ុន'],
      ['/km/job', 'ក្រុមហ៊ុន'],
      ['/km/tos', 'ពាក្យសម្ងាត់'],
    ] as const;
    for (const [path, expected] of sampled(all, 2)) {
      await go(path);
      const { seen, broken } = await linesOf(page);
      expect([path, seen.includes(expected), broken]).toEqual([path, true, []]);
    }
  });

  it('is the same to whoever copies it, and is written anew by the page', async () => {
    const shown = await page.evaluate(async () => {
      const text = document.createTextNode('');
      const box = document.createElement('p');
      box.append(text);
      document.body.append(box);
      const held = async (written: string) => {
        text.data = written;
        await new Promise((resolve) => setTimeout(resolve));
        getSelection()?.selectAllChildren(box);
        return [box.textContent, getSelection()?.toString(), box.querySelectorAll('bdi').length];
      };
      const first = await held('ក្រុមហ៊ុននិងសេវាកម្ម');
      const second = await held('រក្សាទុកក្រុមហ៊ុនហើយ');
      text.remove();
      await new Promise((resolve) => setTimeout(resolve));
      const left = box.textContent;
      box.remove();
      return [first, second, left];
    });
    const [one, other] = ['ក្រុមហ៊ុននិងសេវាកម្ម', 'រក្សាទុកក្រុមហ៊ុនហើយ'];
    expect(shown).toEqual([[one, one, 2], [other, other, 2], '']);
  });

  it('is drawn in the font of the page, like the Latin letters beside it', async () => {
    // Of the page that is open, and of one in English.
    for (const path of sampled([null, '/'], 1)) {
      if (path) await go(path);
      expect([path, await fonts()]).toEqual([path, drawn]);
    }
  });

  it('is broken by words where the browser would end a line anywhere or nowhere', async () => {
    // Simulates a browser that never breaks Khmer: the sample stays on one line at any width.
    await page.addInitScript(() => {
      const rects = Element.prototype.getClientRects;
      Element.prototype.getClientRects = function (this: Element) {
        const isSample = this.parentElement?.style.width === '1px';
        return isSample ? ([this.getBoundingClientRect()] as unknown as DOMRectList) : rects.call(this);
      };
    });
    await go('/km/tos');
    const { words, places, broken, text } = await page.evaluate(() => {
      const held = [...document.querySelectorAll('main bdi')];
      return {
        words: held.length,
        places: document.querySelectorAll('main bdi + wbr').length,
        broken: held.filter((word) => word.getClientRects().length > 1).length,
        text: document.querySelector('main')?.textContent ?? '',
      };
    });
    expect([words > 100, places, broken]).toEqual([true, words, 0]);
    expect(text).toContain('មិនត្រូវផ្សាយអ្វីដែលប្រមាថ បោកប្រាស់');
  });
});
