import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Rules of WCAG 2.2 A and AA, and of the best practices those that our dialogs and buttons have broken before. */
const rules = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations' as const],
  rules: Object.fromEntries(
    ['label-content-name-mismatch', 'landmark-no-duplicate-banner', 'landmark-unique'].map((id) => [
      id,
      { enabled: true },
    ]),
  ),
};

/** What comes and goes softly has come or gone. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

// No page of ours has frames of other origins, whose results alone need a page of their own to be put together.
async function faults(page: Page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The page as it stands breaks no rule that a machine can see. */
export async function breaksNothing(page: Page, where: string) {
  let said = await faults(page);
  // A notice that began to appear while the rules were run was half transparent then; what is wrong is wrong afterwards.
  if (said.length > 0) said = await faults(page);
  expect([where, said]).toEqual([where, []]);
}
