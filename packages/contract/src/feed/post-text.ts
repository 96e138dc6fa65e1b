import type { Phrase } from '../kernel/page-facts.ts';
import { trimEnd } from '../kernel/trim.ts';

export const webAddress = /https?:\/\/[^\s<>"']+/gi;

/** An address without the full stop or bracket that ends the sentence it stands in. */
export const withoutEnd = (url: string) => trimEnd(url, /[.,;:!?)\]}។]/u);

/** A text with its addresses as links. */
export function linked(text: string): Phrase[] {
  const parts: Phrase[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const url = withoutEnd(found);
    parts.push({ text: text.slice(end, index) }, { text: url.replace(/^https?:\/\//, ''), href: url });
    end = index + url.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}
