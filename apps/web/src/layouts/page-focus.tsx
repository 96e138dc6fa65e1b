import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearchClicks } from '../lib/search-click.ts';

const field = 'input, textarea, select, [contenteditable=true]';

/**
 * Puts the focus on the heading of the page as soon as there is one and no dialog lies over it: a screen reader reads it
 * out, and the next Tab begins there. Whoever does something meanwhile is left where they are.
 */
function leadToHeading(): () => void {
  let led = false;
  const stop = () => {
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop, true);
  };
  const lead = () => {
    const { activeElement: now } = document;
    // A heading that was there while the page was on its way may be put in the place of by another.
    if (led && now !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.querySelector('[aria-modal=true]')) return;
    // The page has put it into the first of its fields.
    if (now?.matches(field) && now.closest('main')) return stop();
    led = true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(lead);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop, true);
  lead();
  return stop;
}

/** Of every page that is gone to after the `first` one; filters and pages of a list leave the focus where it is. */
export function PageFocus({ first }: { first: string }) {
  const { pathname, hash } = useLocation();
  const last = useRef(first.split('?')[0]);
  useSearchClicks(first);
  useEffect(() => {
    const stays = last.current === pathname;
    last.current = pathname;
    // What the address names after a # is scrolled to.
    return stays || hash ? undefined : leadToHeading();
  }, [pathname, hash]);
  return null;
}
