import type { Page } from 'playwright-core';

/** Milliseconds for a page to render again after the window was resized. */
const layoutPatience = 3000;

/** Returns elements that overflow the page horizontally, once the layout has settled. */
export async function wideFaults(page: Page) {
  await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: layoutPatience },
    )
    .catch(() => undefined);
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth;
    if (wide <= room) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return [`${wide} wide: ${out.slice(-3).map((element) => element.outerHTML.slice(0, 120))}`];
  });
}

/** Returns entries of lists and boards that stick out of what holds them, and lie over what is beside it. */
export const protrudingFaults = (page: Page) =>
  page.evaluate(() => {
    const protrudes = (entry: Element) => {
      const { right } = entry.getBoundingClientRect();
      for (let at = entry.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return false;
        if (right > at.getBoundingClientRect().right + 1) return true;
      }
      return false;
    };
    const entries = [...document.querySelectorAll('main :is(article, li, tr)')].filter((entry) =>
      entry.checkVisibility(),
    );
    return entries
      .filter(protrudes)
      .slice(0, 3)
      .map((entry) => `sticks out: ${entry.outerHTML.slice(0, 160)}`);
  });

/** Returns focusable elements that are completely covered. */
export const coveredFaults = (page: Page) =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const before = document.activeElement;
    const covered: string[] = [];
    // Behind an open dialog everything is covered, but nothing is focusable.
    const within = document.querySelector('[aria-modal=true]') ?? document;
    for (const element of within.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // Elements for screen readers only have no visible area.
      if (width < 4 || height < 4) continue;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const seen = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ].some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
      });
      if (!seen) covered.push(`covered: ${element.outerHTML.slice(0, 160)}`);
    }
    if (before instanceof HTMLElement) before.focus();
    window.scrollTo(0, 0);
    return covered;
  });

/** Returns elements that move, or animate for longer than a moment, although reduced motion is preferred. */
export const motionFaults = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      return (
        longest(transitionDuration) > 0 || (animationName !== 'none' && longest(animationDuration) > 0.05)
      );
    });
    return moving.slice(0, 3).map((element) => `moves: ${element.outerHTML.slice(0, 160)}`);
  });
