import { trimEnd } from './trim.ts';

/** Contents of a page's head: written by the server, and set by the page on client-side navigation. */
export interface PageHead {
  /** Without the site's name, which is appended. */
  title?: string | undefined;
  description?: string | undefined;
  /** Query string of the canonical address; null where search engines must not index the page. */
  canonical?: string | null | undefined;
}

const maxSearchLength = 60;

/** Search text for a heading: very long ones are cut, never between a letter and its marks. */
export function shortSearch(search: string): string {
  const letters = [...search];
  if (letters.length <= maxSearchLength) return search;
  return `${trimEnd(letters.slice(0, maxSearchLength).join(''), /[\p{M}\s]/u)}…`;
}
