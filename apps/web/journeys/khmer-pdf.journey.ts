import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { keptText } from '@acheep/contract/kernel/khmer-text';
import { expect, it } from 'vitest';
import { lexicon } from '../../../packages/search/src/dictionary/lexicon.ts';
import { lettersOf } from '../../api/src/modules/talent/resume/reading/pdf-letters.ts';
import { linesOfPages } from '../../api/src/modules/talent/resume/reading/pdf-lines.ts';
import { sharedBrowser } from './shared-browser.ts';

const isKhmer = (text: string) => /^[\p{Script=Khmer}\p{P}\s\u200b]+$/u.test(text);
const families = 'សុខ ចាន់ គង់ ហេង លី កែវ ស៊ិន ឈិន ទេព ពៅ ម៉ៅ ភួង វ៉ាន់ ឡុង អ៊ុំ ញឹម ប្រាក់ ស្រ៊ុន យឹម រ័ត្ន'.split(' ');
const given = 'តារា វិច្ឆិកា វិបុល សុភ័ក្ត្រ សំណាង ស្រីមុំ បុប្ផា ពិសិដ្ឋ រស្មី ច័ន្ទបូណ៌ មុន្នី សុវណ្ណារិទ្ធ ឧត្តម លក្ខិណា ញាណ'.split(' ');
const names = families.flatMap((family) => given.map((name) => `${family} ${name}`));
const words = [...new Set(lexicon.flatMap(({ wordings, typed }) => [...wordings, ...typed]).filter(isKhmer))];
const { newContext } = sharedBrowser();

it('every Khmer word and name that a browser prints is read as it was written', async () => {
  const fonts = '@fontsource-variable/kantumruy-pro/files/kantumruy-pro-khmer-wght-normal.woff2';
  const font = await readFile(fileURLToPath(import.meta.resolve(fonts)), 'base64');
  const written = [...words, ...names];
  const page = await (await newContext()).newPage();
  await page.setContent(
    `<style>@font-face{font-family:K;src:url(data:font/woff2;base64,${font})}div{font:11pt K;white-space:nowrap}</style>` +
      written.map((word) => `<div>${word}</div>`).join(''),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf({ format: 'A4' });
  const { pages } = await lettersOf(pdf, { pages: 1000, letters: 1_000_000, beyond: 'leave' });
  const read = new Set(linesOfPages(pages).map(({ text }) => keptText(text)));
  expect(written.length).toBeGreaterThan(8000);
  expect(written.filter((word) => !read.has(keptText(word)))).toEqual([]);
});
