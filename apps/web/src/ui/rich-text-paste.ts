import { richTextRule } from '@acheep/contract/kernel/rich-text';
import { type RichTextReader, richTextReader } from '@acheep/contract/kernel/rich-text/reader';
import { Link } from '@mantine/tiptap';
import { PasteRule } from '@tiptap/react';

/** Tells the reader of the elements and texts in a node, as the server's parser does. */
function read(node: Node, reader: RichTextReader) {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) reader.text(child.textContent ?? '');
    if (!(child instanceof Element)) continue;
    const { localName: tag, attributes } = child;
    reader.open(tag, Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])));
    read(child, reader);
    // `</br>` is another line break.
    if (tag !== 'br') reader.close(tag);
  }
}

const ownTags: ReadonlySet<string> = new Set([...richTextRule.tags, 'img']);

/** True for a part of an editor like this one, with its note on where the part begins. */
const isOwn = (body: HTMLElement) =>
  body.querySelector('[data-pm-slice]') !== null &&
  Array.from(body.querySelectorAll('*')).every(({ localName }) => ownTags.has(localName));

/**
 * Pasted HTML in the editor's tags, by the rules that the server applies: lists of Word, texts of Google Docs and pages
 * of any site keep what they mean.
 */
export function pastedHtml(html: string, { pictures }: { pictures: boolean }): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isOwn(body)) return html;
  const reader = richTextReader({ pictures });
  read(body, reader);
  return reader.html();
}

/** Links addresses in pasted text, but leaves those of pasted links: "example.com" may lead to its page of jobs. */
export const PastedLink = Link.extend({
  addPasteRules() {
    const { type, parent } = this;
    return (parent?.() ?? []).map(
      ({ find, handler }) =>
        new PasteRule({
          find,
          handler(found) {
            const { state, range } = found;
            // Null would undo the other links.
            return state.doc.rangeHasMark(range.from, range.to, type) ? undefined : handler(found);
          },
        }),
    );
  },
});
