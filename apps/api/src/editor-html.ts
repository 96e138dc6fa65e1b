import { richTextReader } from '@acheep/contract/kernel/rich-text/reader';
import { Tokenizer } from 'htmlparser2';

/** What is told of the elements and texts of a document, as they stand in it: nothing is closed that it leaves open. */
interface HtmlHandler {
  open(tag: string, attributes: Record<string, string>): void;
  close(tag: string): void;
  text(text: string): void;
}

const nothing = () => {};

/**
 * Tells of each tag and text of an HTML document, with its entities decoded; comments and declarations are left out.
 * The parser around this tokenizer keeps its open elements in an array whose start it moves, which is superlinear.
 */
function readHtml(html: string, { open, close, text }: HtmlHandler): void {
  let tag = '';
  let attributes: Record<string, string> = {};
  let [name, value] = ['', ''];
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        attributes = Object.create(null);
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        // Of two attributes of one name, the first counts.
        attributes[name] ??= value;
      },
      onopentagend: () => open(tag, attributes),
      onselfclosingtag: () => open(tag, attributes),
      onclosetag: (start, end) => close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/**
 * HTML of any kind in the editor's tags: where an element goes, what it means stays. It is not sanitised: see
 * `sanitizeRichText`.
 */
export function editorHtml(html: string, { pictures }: { pictures: boolean }): string {
  const reader = richTextReader({ pictures });
  readHtml(html, reader);
  return reader.html();
}
