import type { Page } from 'playwright-core';

/** A window of another size: what the page draws anew for it, it draws a moment later. */
const layoutPatience = 3000;

/** What of a page leaves it at the side, once it has settled in its window. */
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

/** What takes the focus while something lies over all of it. */
export const coveredFaults = (page: Page) =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const before = document.activeElement;
    const covered: string[] = [];
    // Behind an open dialog everything is covered, and takes no focus.
    const within = document.querySelector('[aria-modal=true]') ?? document;
    for (const element of within.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // What is there for screen readers alone has no place of its own.
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

/** What moves for longer than a moment, of somebody who asked for less motion. */
export const motionFaults = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      return (
        longest(transitionDuration) > 0.05 || (animationName !== 'none' && longest(animationDuration) > 0.05)
      );
    });
    return moving.slice(0, 3).map((element) => `moves: ${element.outerHTML.slice(0, 160)}`);
  });

/** From here on nothing moves at all: a page whose colours change would take as many moments as it has parts. */
export const stopMotion = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
