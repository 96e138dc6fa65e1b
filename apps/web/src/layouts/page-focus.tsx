import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearchClicks } from '../lib/search-click.ts';

const field = 'input, textarea, select, [contenteditable=true]';

/**
 * Focuses the page's heading as soon as it exists and no dialog covers it: a screen reader announces it, and Tab
 * continues from there. Stops if the user does something meanwhile.
 */
function leadToHeading(): () => void {
  let led = false;
  const stop = () => {
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop, true);
  };
  const lead = () => {
    const { activeElement: now } = document;
    // The heading of a loading state may be replaced by another.
    if (led && now !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.querySelector('[aria-modal=true]')) return;
    // The page has focused its first field.
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

const searchIn = (query: string) => new URLSearchParams(query).get('search');

/**
 * Runs on every page after the `first`. Filters and pagination of a list leave the focus alone; a new search replaces
 * the list's search field, and leads whoever was in it to the heading.
 */
export function PageFocus({ first }: { first: string }) {
  const { pathname, hash, search } = useLocation();
  const searched = searchIn(search);
  const [firstPath = '', firstQuery = ''] = first.split('?');
  const last = useRef({ pathname: firstPath, searched: searchIn(firstQuery) });
  useSearchClicks(first);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current.searched !== searched;
    const stays = last.current.pathname === pathname && !isLost;
    last.current = { pathname, searched };
    // A URL fragment scrolls to its target instead.
    return stays || hash ? undefined : leadToHeading();
  }, [pathname, hash, searched]);
  return null;
}
