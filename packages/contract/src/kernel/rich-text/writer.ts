import { richTextRule } from '../rich-text.ts';
import type { Item, Line, Run } from './line.ts';
import { isNext, likeliest, type Reading } from './list-mark.ts';
import type { Look } from './look.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const styleOf = ({ color, background }: Look) =>
  [color && `color:${color}`, background && `background-color:${background}`].filter(Boolean).join(';');

const link = Object.entries(richTextRule.link)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

/** The opening tags of a look, from the outermost. */
function tagsOf(look: Look): string[] {
  const style = styleOf(look);
  return [
    look.href && `<a href="${escaped(look.href)}" ${link}>`,
    style && `<span style="${style}">`,
    look.bold && '<strong>',
    look.italic && '<em>',
    look.underline && '<u>',
  ].filter((tag) => typeof tag === 'string' && tag !== '') as string[];
}

const closing = (tag: string) => `</${tag.slice(1).split(/[ >]/)[0]}>`;

/** Runs as HTML; line breaks stand in the marks of both of their sides, so that the same text is written the same way. */
function runsHtml(runs: readonly Run[]): string {
  let html = '';
  let open: string[] = [];
  const closeTo = (depth: number) => {
    html += open.slice(depth).reverse().map(closing).join('');
    open = open.slice(0, depth);
  };
  const pieces = runs.flatMap(({ text, look }) =>
    text.split('\n').map((words, at) => ({ words, isAfterBreak: at > 0, look })),
  );
  let breaks = '';
  for (const { words, isAfterBreak, look } of pieces) {
    if (isAfterBreak) breaks += '<br />';
    if (words === '') continue;
    const tags = tagsOf(look);
    const differs = open.findIndex((tag, at) => tag !== tags[at]);
    closeTo(differs < 0 ? open.length : differs);
    html += breaks + tags.slice(open.length).join('') + escaped(words);
    [open, breaks] = [tags, ''];
  }
  closeTo(0);
  return html;
}

/** Text that stood in no block needs none where it is the only line, of a text or of a list item. */
function lineHtml({ tag, isBlock, align, runs, picture }: Line, isOnly: boolean): string {
  if (picture) return `<img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" />`;
  const words = runsHtml(runs);
  if (isOnly && !isBlock && tag === 'p' && !align) return words;
  const style = align && tag === 'p' ? ` style="text-align:${align}"` : '';
  return `<${tag}${style}>${words}</${tag}>`;
}

/** A list that is open, with its last item. */
interface OpenList {
  level: number;
  /** The number after the last; undefined for bullets. */
  next: Reading | undefined;
  item: Item;
}

function listTag(first: Reading | undefined): string {
  if (!first) return '<ul>';
  const { numerals, number } = first;
  const start = number !== undefined && number !== 1 ? ` start="${number}"` : '';
  return `<ol${start}${numerals === '1' ? '' : ` type="${numerals}"`}>`;
}

const after = ({ numerals, number = 1 }: Reading): Reading => ({ numerals, number: number + 1 });

/** The lines of a text as HTML of the editor's kind. */
export function htmlOf(lines: readonly Line[]): string {
  const open: OpenList[] = [];
  let html = '';
  const closeTo = (depth: number) => {
    while (open.length > depth) html += open.pop()?.next ? '</li></ol>' : '</li></ul>';
  };
  function begin(item: Item) {
    // A list that began too deep goes on one level up.
    while ((open.at(-2)?.level ?? 0) >= item.level) closeTo(open.length - 1);
    const last = open.at(-1);
    if (last && last.level > item.level) last.level = item.level;
    const same = last?.level === item.level ? last : undefined;
    const reading = likeliest(item.readings, same?.next);
    const goesOn = same && (reading ? same.next && isNext(reading, same.next) : !same.next);
    if (goesOn) {
      html += '</li><li>';
      same.item = item;
      same.next &&= after(same.next);
      return;
    }
    if (same) closeTo(open.length - 1);
    const first = reading && { ...reading, number: reading.number ?? 1 };
    html += `${listTag(first)}<li>`;
    open.push({ level: item.level, next: first && after(first), item });
  }
  for (const [at, line] of lines.entries()) {
    const { item } = line;
    const going = open.findIndex((list) => list.item === item);
    if (!item) closeTo(0);
    else if (going >= 0) closeTo(going + 1);
    else begin(item);
    const isOnly = item ? going < 0 && lines[at + 1]?.item !== item : lines.length === 1;
    html += lineHtml(line, isOnly);
  }
  closeTo(0);
  return html;
}
