import { decodeHTMLStrict } from 'entities';

// A tag ends before the next one begins: of a thousand unclosed tags each is scanned once.
const hasTags = (text: string) => /<\/?[a-z][^<>]*>/i.test(text);

/**
 * Decodes the entities of HTML, by name and number, once. They end in a semicolon: `?lang=en&copy=2` of an address has
 * none.
 */
const decoded = (text: string) => decodeHTMLStrict(text).replaceAll('\u00a0', ' ');

/** Converts a cell to HTML for the editor: HTML as it is, to be sanitised when it is saved, and lines as paragraphs. */
export function htmlIn(text: string): string {
  const opened = hasTags(text) ? text : decoded(text);
  if (hasTags(opened)) return opened;
  const escaped = opened.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/(?:\r\n|\n|\r)\s*(?:\r\n|\n|\r)+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r\n|\n|\r/g, '<br>')}</p>`)
    .join('');
}
