import { plainText } from '@acheep/contract/kernel/plain-text';
import { isKnownTag } from '@acheep/contract/kernel/rich-text/element';
import { importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { decodeHTMLStrict } from 'entities';
import { editorHtml } from '../../../editor-html.ts';

// A tag ends before the next one begins: of a thousand unclosed tags each is scanned once.
const tag = /<(\/?)([a-z][a-z\d:-]*)(?=[\s/>])[^<>]*>/gi;

/** True for HTML: a known tag, or the end of any. `List<String>` and `<dara@example.com>` are text. */
function isHtml(text: string): boolean {
  for (const [, slash, name = ''] of text.matchAll(tag))
    if (slash || isKnownTag(name.toLowerCase())) return true;
  return false;
}

/**
 * Decodes the entities of HTML, by name and number, once. They end in a semicolon: `?lang=en&copy=2` of an address has
 * none.
 */
const decoded = (text: string) => decodeHTMLStrict(text).replaceAll('\u00a0', ' ');

/** The HTML in a cell, escaped or not; null for text, which is decoded. */
function opened(cell: string): { html: string | null; text: string } {
  if (isHtml(cell)) return { html: cell, text: '' };
  const text = decoded(cell);
  return isHtml(text) ? { html: text, text: '' } : { html: null, text };
}

/** HTML in which line breaks of the source are the only ones. */
const hasOwnLines = (html: string) => /\n/.test(html) && !/<(?:p|br|div)[\s/>]/i.test(html);

/** Converts a cell to HTML for the editor: HTML as it is, to be sanitised when it is saved, and lines as paragraphs. */
export function htmlIn(cell: string): string {
  const { html, text } = opened(cell);
  if (html !== null) return hasOwnLines(html) ? `<div style="white-space:pre-line">${html}</div>` : html;
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/(?:\r\n|\n|\r)\s*(?:\r\n|\n|\r)+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r\n|\n|\r/g, '<br>')}</p>`)
    .join('');
}

/** Converts a cell to plain text: its tags are removed and its entities decoded. Lines of a list become its entries. */
export function plainIn(cell: string, { isList }: { isList: boolean }): string {
  if (!/[&<]/.test(cell)) return cell;
  const { html, text } = opened(cell);
  if (html === null) return text;
  const lines = editorHtml(html, { pictures: false });
  return plainText(isList ? lines.replace(/<\/(?:p|li|h\d)>|<br \/>/g, '; ') : lines);
}

/** Identifiers are compared as they are, and texts are HTML. */
const isPlain = (kind: ImportKind, column: string) =>
  column !== 'id' && column !== 'company_id' && importColumns[kind][column]?.holds !== 'html';

/** The content of a cell as its column holds it. */
export function cellContent(kind: ImportKind, column: string, cell: string): string {
  if (!isPlain(kind, column)) return cell;
  const { holds } = importColumns[kind][column] ?? {};
  return plainIn(cell, { isList: holds === 'list' || holds === 'choices' });
}
