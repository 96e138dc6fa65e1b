import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Rules of WCAG 2.2 A and AA, that of the size of targets among them, and of the best practices those that our dialogs
 * and buttons have broken before.
 */
const rules = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations' as const],
  rules: Object.fromEntries(
    ['label-content-name-mismatch', 'landmark-no-duplicate-banner', 'landmark-unique', 'target-size'].map(
      (id) => [id, { enabled: true }],
    ),
  ),
};

const look = 'data-look';

/** What the other colours of a page can break: looked at once for each text that looks differently. */
const colorRules = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations' as const],
};

/** The same with nothing of colours. */
const plainRules = { ...rules, rules: { ...rules.rules, 'color-contrast': { enabled: false } } };

type Options = typeof rules | typeof colorRules;

/** What comes and goes softly has come or gone. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/** Marks one text of each look: of each colour, size and weight on each ground. Says how many there are. */
const markLooks = (page: Page) =>
  page.evaluate((mark) => {
    const seen = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(mark);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText && !element.matches('input, textarea, select')) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const looks = [color, fontSize, fontWeight];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        looks.push(backgroundColor, backgroundImage, opacity);
        if (backgroundColor.startsWith('rgb(')) break;
      }
      const key = looks.join();
      if (!seen.has(key)) element.setAttribute(mark, '');
      seen.add(key);
    }
    return seen.size;
  }, look);

// No page of ours has frames of other origins, whose results alone need a page of their own to be put together.
async function broken(page: Page, options: Options) {
  await settled(page);
  // The rules are half a megabyte: a document that has them does not get them again.
  const there = await page.evaluate(() => 'axe' in window);
  const run = new AxeBuilder({ page, ...(there && { axeSource: ';' }) }).setLegacyMode().options(options);
  if (options === colorRules && (await markLooks(page)) > 0) run.include(`[${look}]`);
  const { violations } = await run.analyze();
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

/** What of the page as it stands breaks a rule that a machine can see; without those of colours where they were looked at. */
export const faultsOf = (page: Page, { colors = true } = {}) => faults(page, colors ? rules : plainRules);

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
