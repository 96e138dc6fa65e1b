import { type RichTextReader, richTextReader } from '@acheep/contract/kernel/rich-text/reader';

/** How things look, and what a page would hide, is no part of what a CV says. */
const kept = new Set(['href', 'start', 'type', 'value']);

/** The editor of Europass writes bullets as items of a numbered list. */
const isBulleted = ({ localName, firstElementChild }: Element) =>
  localName === 'ol' && firstElementChild?.getAttribute('data-list') === 'bullet';

const bare = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/\/$/, '');

/** Tells the reader of the texts in a node, with the addresses of links and pictures, which plain text has no other place for. */
function tell(node: Node, reader: RichTextReader) {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) reader.text(child.textContent ?? '');
    if (!(child instanceof Element)) continue;
    const tag = isBulleted(child) ? 'ul' : child.localName;
    if (tag === 'img') {
      reader.text(` ${child.getAttribute('alt') ?? ''} ${child.getAttribute('src') ?? ''} `);
      continue;
    }
    const attributes = Array.from(child.attributes, ({ name, value }): [string, string] => [name, value]);
    reader.open(tag, Object.fromEntries(attributes.filter(([name]) => kept.has(name))));
    tell(child, reader);
    const href = child.getAttribute('href')?.trim();
    if (href && bare(href) !== bare(child.textContent ?? '')) reader.text(` (${href})`);
    if (tag !== 'br') reader.close(tag);
  }
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const blocks = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'li']);

/** Lines of HTML in the editor's tags; items of lists begin with their mark. */
function editorLines(html: string): string[] {
  const lines: string[] = [];
  let isOpen = false;
  let mark = '';
  function write(text: string) {
    if (isOpen) lines.push(`${lines.pop()}${text}`);
    else lines.push(`${mark}${text}`);
    isOpen = true;
    mark = '';
  }
  function walk(node: Element, indent: string) {
    let number = Number(node.getAttribute('start') ?? 1);
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) write(child.textContent ?? '');
      if (!(child instanceof Element)) continue;
      const { localName: tag } = child;
      if (tag === 'br' || blocks.has(tag)) isOpen = false;
      if (tag === 'li') {
        mark = `${indent}${node.localName === 'ol' ? `${number}.` : '•'} `;
        number += 1;
      }
      walk(child, tag === 'li' ? `${indent}  ` : indent);
      if (blocks.has(tag)) isOpen = false;
    }
  }
  walk(bodyOf(html), '');
  return lines;
}

const html = /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|u|s|a|span|h[1-6])\b[^<>]*>/i;

/** Longest HTML that is parsed. Browsers take time by the square of what is nested, and a field takes a fifth of this. */
const maxHtmlLength = 10_000;

/** HTML as lines of plain text, items of lists with their marks; other texts as they are. */
export function linesOf(text: string): string {
  if (text.length > maxHtmlLength || !html.test(text)) return text;
  const reader = richTextReader({ pictures: false });
  tell(bodyOf(text), reader);
  return editorLines(reader.html()).join('\n').trim();
}
