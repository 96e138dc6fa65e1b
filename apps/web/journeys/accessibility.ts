import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/**
 * WCAG 2.2 A and AA, including target size, and the best practices that our dialogs and buttons have violated before.
 * Colours are checked separately.
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

const colorRules = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations' as const, 'passes' as const],
};

type Options = typeof rules | typeof colorRules;

/** Looks that have passed: the same combination passes on other pages too. */
const right = new Set<string>();

/** Waits for transitions to end. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/**
 * Marks texts whose look has not passed yet: each colour, size and weight on each background, and for a link what
 * distinguishes it from the text around it. Returns their number.
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
        // Invisible and disabled elements need no contrast.
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

const dialog = '[aria-modal=true]';

// Legacy mode: only frames of other origins, which our pages lack, need a separate page to combine their results.
async function broken(page: Page, options: Options): Promise<string[]> {
  await settled(page);
  const isOfColors = options === colorRules;
  if (isOfColors && (await markLooks(page)) === 0) return [];
  // The rules are half a megabyte: a document that already has them does not get them again.
  const there = await page.evaluate(() => 'axe' in window);
  const run = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode().options(options);
  if (isOfColors) run.include(`[${look}]`);
  // Behind a dialog nothing can be reached, and its edges cover what is there in part.
  else if ((await page.locator(dialog).count()) > 0) run.include(dialog);
  const analysis = await run.analyze().catch((error: Error) => {
    // What was marked has been rendered anew since.
    if (isOfColors && error.message.includes('No elements found for include')) return undefined;
    throw error;
  });
  if (!analysis) return broken(page, options);
  const { violations, passes } = analysis;
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
  // A notification that was fading in during the check was half transparent: real violations are found again.
  return said.length > 0 ? broken(page, options) : said;
}

/** Fields into which Safari zooms on a phone, to stay there: it enlarges whatever is smaller than 16 px. */
const zoomedFields = (page: Page) =>
  page.evaluate(() => {
    if (innerWidth >= 768) return [];
    const typed =
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable=true]';
    return [...document.querySelectorAll(typed)]
      .filter((one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).fontSize) < 16)
      .map((one) => `smaller than 16 px: ${one.outerHTML}`);
  });

/** Returns the page's violations of rules that can be checked automatically. */
export const faultsOf = async (page: Page) => [
  ...(await zoomedFields(page)),
  ...(await faults(page, rules)),
  ...(await faults(page, colorRules)),
];

/** Returns the contrast violations in the dark scheme; switches back to light afterwards. */
export async function faultsInTheDark(page: Page) {
  const change = (scheme: 'dark' | 'light') =>
    page.evaluate((now) => document.documentElement.setAttribute('data-mantine-color-scheme', now), scheme);
  await change('dark');
  const said = await faults(page, colorRules);
  await change('light');
  return said;
}

/** Asserts that the page has no violations. */
export async function breaksNothing(page: Page, where: string) {
  expect([where, await faultsOf(page)]).toEqual([where, []]);
}

/** Asserts in `pnpm test:deep` that a state has no violations to which `accessibility-*` does not come. */
export async function breaksNothingDeep(page: Page, where: string) {
  if (inject('isDeep')) await breaksNothing(page, where);
}
