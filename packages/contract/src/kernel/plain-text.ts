import { trimEnd } from './trim.ts';

const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Sanitised HTML as one line of plain text. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(?:p|ul|ol|li|h\d|br|img)(?:[\s/][^<>]*)?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Beginning of an HTML text, for descriptions. It is cut at whole characters, Khmer marks with their letter. */
export function plainStart(html: string, length = 155): string {
  const line = plainText(html);
  if (line.length <= length) return line;
  const start = trimEnd(line.slice(0, length - 1), /[\p{M}\u200c\u200d]/u);
  return `${start
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
