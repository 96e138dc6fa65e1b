import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What common tasks cost, measured on the running product: presses of the pointer from the first page of the console.
 * Each is a ceiling. Before there was a console, as read off the pages of November 2026, they were 11, 3 and 3: nothing
 * asked whether a rejection is mailed, by what a company was verified, or how an order was paid. Of a job, each field
 * that has to be filled in is pressed; only the description has the focus already when its step opens.
 */
const maxPresses = {
  'reject ten candidates': 5,
  'verify a company': 5,
  'confirm an order': 4,
  'post a job': 12,
};

/** Counts presses of the pointer, from the next page that is loaded on. */
export async function countPresses(page: Page) {
  await page.addInitScript(() =>
    // Playwright takes a press back at the window where the page has moved under it, and presses again.
    document.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted)
          sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
      },
      true,
    ),
  );
  const reset = () => page.evaluate(() => sessionStorage.removeItem('presses'));
  return {
    /** A task begins: what was pressed before is not of it. */
    reset,
    /** Asserts that the task cost no more than it may. */
    async expectFew(task: keyof typeof maxPresses) {
      const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses')));
      await reset();
      expect(presses, task).toBeGreaterThan(0);
      expect(presses, task).toBeLessThanOrEqual(maxPresses[task]);
    },
  };
}
