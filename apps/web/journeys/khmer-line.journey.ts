import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { wholeWords } from '../src/lib/khmer-line.ts';
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
  async function phone(path: string) {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    await page.goto(stack.url + path, { waitUntil: 'networkidle' });
    return { page, close: () => context.close() };
  }

  it('is broken between its words on a phone: home, the list of jobs, a job, a text', async () => {
    const { page, close } = await phone(
      '/km/job?search=%E1%9E%82%E1%9E%8E%E1%9E%93%E1%9F%81%E1%9E%99%E1%9F%92%E1%9E%99%E1%9E%80%E1%9E%9A',
    );
    const job = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    for (const [path, expected] of [
      ['/km', 'ក្រុមហ៊ុន'],
      ['/km/job', 'ក្រុមហ៊ុន'],
      [job ?? '', 'លក្ខខណ្ឌ'],
      ['/km/tos', 'ពាក្យសម្ងាត់'],
    ] as const) {
      await page.goto(stack.url + path, { waitUntil: 'networkidle' });
      const { seen, broken } = await linesOf(page);
      expect([path, seen.includes(expected), broken]).toEqual([path, true, []]);
    }
    await close();
  });

  it('is drawn in the font of the page, like the Latin letters beside it', async () => {
    for (const path of ['/', '/km/job']) {
      const { page, close } = await phone(path);
      const font = await page.evaluate(async () => {
        const asked = '16px "Kantumruy Pro Variable"';
        const faces = await Promise.all(
          ['ការងារ', 'Work', 'Ł'].map((text) => document.fonts.load(asked, text)),
        );
        return faces.map((found) => found.map(({ unicodeRange }) => unicodeRange.split(',')[0]));
      });
      expect([path, font]).toEqual([path, [['U+1780-17FF'], ['U+0-2FF'], ['U+100-130', 'U+0-2FF']]]);
      await close();
    }
  });

  it('is the same to whoever copies it, and is written anew by the page', async () => {
    const { page, close } = await phone('/km/job');
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
    await close();
  });

  it('is broken by words where the browser would end a line anywhere or nowhere', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    // Simulates a browser that never breaks Khmer: the sample stays on one line at any width.
    await page.addInitScript(() => {
      const rects = Element.prototype.getClientRects;
      Element.prototype.getClientRects = function (this: Element) {
        const isSample = this.parentElement?.style.width === '1px';
        return isSample ? ([this.getBoundingClientRect()] as unknown as DOMRectList) : rects.call(this);
      };
    });
    await page.goto(`${stack.url}/km/tos`, { waitUntil: 'networkidle' });
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
    await context.close();
  });
});
