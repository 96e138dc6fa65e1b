import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Rules of WCAG 2.2 A and AA, that of the size of targets among them, and of the best practices those that our dialogs
 * and buttons have broken before. Colours are looked at by themselves.
 */
const rules = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations' as const],
  rules: {
    ...Object.fromEntries(
      ['label-content-name-mismatch', 'landmark-no-duplicate-banner', 'landmark-unique', 'target-size'].map(
        (id) => [id, { enabled: true }],
      ),
    ),
    'color-contrast': { enabled: false },
  },
};

const look = 'data-look';

/** What colours can break. */
const colorRules = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations' as const, 'passes' as const],
};

type Options = typeof rules | typeof colorRules;

/** The looks that were found right: what looks the same on another page is right there, too. */
const right = new Set<string>();

/** What comes and goes softly has come or gone. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/**
 * Marks the texts whose look was not found right yet: each colour, size and weight on each ground, and for a link what
 * tells it from the text around it. Says how many there are.
 */
const markLooks = (page: Page) =>
  page.evaluate(
    ({ mark, known }) => {
      const isKnown = new Set(known);
      let marked = 0;
      for (const element of document.body.querySelectorAll('*')) {
        element.removeAttribute(mark);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        if (!hasText && !element.matches('input, textarea, select')) continue;
        // What cannot be seen or used, nobody has to read.
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.getBoundingClientRect().width < 4 || element.closest(':disabled')) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const looks = [color, fontSize, fontWeight];
        const link = element.closest('a');
        if (link?.parentElement)
          looks.push(getComputedStyle(link).textDecorationLine, getComputedStyle(link.parentElement).color);
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
          looks.push(backgroundColor, backgroundImage, opacity);
          if (backgroundColor.startsWith('rgb(')) break;
        }
        let hash = 0;
        for (const letter of looks.join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
        const key = String(hash);
        if (isKnown.has(key)) continue;
        element.setAttribute(mark, key);
        marked += 1;
      }
      return marked;
    },
    { mark: look, known: [...right] },
  );

// No page of ours has frames of other origins, whose results alone need a page of their own to be put together.
async function broken(page: Page, options: Options) {
  await settled(page);
  const isOfColors = options === colorRules;
  if (isOfColors && (await markLooks(page)) === 0) return [];
  // The rules are half a megabyte: a document that has them does not get them again.
  const there = await page.evaluate(() => 'axe' in window);
  const run = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode().options(options);
  if (isOfColors) run.include(`[${look}]`);
  const { violations, passes } = await run.analyze();
  if (isOfColors && violations.length === 0)
    for (const { nodes } of passes.filter(({ id }) => id === 'color-contrast'))
      for (const { html } of nodes) right.add(html.match(/data-look="([^"]+)"/)?.[1] ?? '');
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary?.split('\n')[1]?.trim()})`).join(' ')}`,
  );
}

async function faults(page: Page, options: Options) {
  const said = await broken(page, options);
  // A notice that began to appear while the rules were run was half transparent then; what is wrong is wrong afterwards.
  return said.length > 0 ? broken(page, options) : said;
}

/** What of the page as it stands breaks a rule that a machine can see. */
export const faultsOf = async (page: Page) => [
  ...(await faults(page, rules)),
  ...(await faults(page, colorRules)),
];

/** What of it would be hard to read in the dark; the page is light again afterwards. */
export async function faultsInTheDark(page: Page) {
  const change = (scheme: 'dark' | 'light') =>
    page.evaluate((now) => document.documentElement.setAttribute('data-mantine-color-scheme', now), scheme);
  await change('dark');
  const said = await faults(page, colorRules);
  await change('light');
  return said;
}

/** The page as it stands breaks no rule that a machine can see. */
export async function breaksNothing(page: Page, where: string) {
  expect([where, await faultsOf(page)]).toEqual([where, []]);
}
