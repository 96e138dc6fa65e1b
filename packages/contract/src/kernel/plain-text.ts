import { trimEnd } from './trim.ts';

const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Formatted text that the server has cleaned, as one line without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h\d)>|<br\s?\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first sentences of formatted text, for descriptions: whole characters, the marks of Khmer with their letter. */
export function plainStart(html: string, length = 155): string {
  const line = plainText(html);
  if (line.length <= length) return line;
  const start = trimEnd(line.slice(0, length - 1), /[\p{M}\u200c\u200d]/u);
  return `${start
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
