import { richTextPicture } from '../rich-text.ts';
import { isVisible } from '../visible.ts';
import type { Context } from './context.ts';
import { type Attributes, elementOf, isBlockTag, voidTags } from './element.ts';
import { addRun, type Item, joinedCells, type Line, textOf, trimmedRuns } from './line.ts';
import { readMark } from './list-mark.ts';
import type { Look } from './look.ts';
import { type OpenElement, openElements } from './open-elements.ts';
import { htmlOf } from './writer.ts';

/** A row of a table, or a term of a `<dl>` with what is said of it: each cell by the line with which it begins. */
interface Row {
  isTerm: boolean;
  cells: { isLabel: boolean; from: number }[];
}

const scripts = {
  sup: { from: '0123456789+-=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' },
  sub: { from: '0123456789+-=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' },
} as const;
/** Raised and lowered figures as such: the editor has no other, and `10<sup>5</sup>` is not 105. */
function inScript(text: string, script: Context['script']): string {
  if (!script) return text;
  const { from, to } = scripts[script];
  const places = Array.from(text, (letter) => from.indexOf(letter));
  return places.includes(-1) ? text : places.map((place) => to[place]).join('');
}

/** Pages of other sites show emoji as pictures. */
const isEmoji = (text: string) =>
  text.length <= 30 &&
  /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(text) &&
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);

/** Lists that lost all else keep a mark, with the spaces that Word fills up to its tab. */
const markBefore = /^(\S{1,8})\s{2,}/;

/** An address in angle brackets, which a parser takes for an element. */
const isAddress = (tag: string) => tag.includes('@');

const maxMarkLength = 50;

/** A line that is being read. */
interface OpenLine extends Line {
  hangingLevel: number | undefined;
  isSymbol: boolean;
}

/** The list item that a hanging paragraph is if it begins with a mark; its mark is taken off. */
function hangingItem({ runs, hangingLevel, isSymbol }: OpenLine): Item | undefined {
  const [first] = runs;
  const [spaced = '', mark = ''] = markBefore.exec(first?.text ?? '') ?? [];
  const isMark = isSymbol || mark === 'o' || /[^\p{L}\p{N}]$/u.test(mark);
  const readings = spaced.includes('\u00a0') && isMark ? readMark(mark, isSymbol) : null;
  if (!first || !readings || hangingLevel === undefined) return undefined;
  first.text = first.text.slice(spaced.length);
  return { level: hangingLevel, readings };
}

/** Reads HTML of any kind, as a parser finds it, and writes it as the editor would. */
export interface RichTextReader {
  /** The beginning of an element. */
  open(tag: string, attributes: Attributes): void;
  /** The end of an element; those inside it end as well. */
  close(tag: string): void;
  /** Text, with its entities decoded. */
  text(text: string): void;
  /** Everything that was read, as HTML of the editor's tags. */
  html(): string;
}

/**
 * Reads the lines of a text: which are paragraphs, headings or list items, and how their words look. It takes time in
 * proportion to the text, and lists nest as deep as in Word. `pictures`: those that were uploaded here are kept.
 */
export function richTextReader({ pictures }: { pictures: boolean }): RichTextReader {
  const lines: Line[] = [];
  const elements = openElements(end);
  const rows: Row[] = [];
  let line: OpenLine | undefined;
  /** The look of a space that is written if words follow. */
  let space: Look | undefined;
  let breaks = 0;
  /** The address of the link that ended last, if no words have followed. */
  let linkBefore: string | undefined;
  let mark = '';
  let isMarkSymbol = false;

  function endLine() {
    const ended = line;
    line = undefined;
    space = undefined;
    breaks = 0;
    mark = '';
    isMarkSymbol = false;
    if (!ended) return;
    ended.runs = trimmedRuns(ended.runs);
    if (!isVisible(textOf(ended))) return;
    const item = (ended.tag === 'p' && hangingItem(ended)) || ended.item;
    lines.push({ ...ended, item, runs: trimmedRuns(ended.runs) });
  }

  /** The list item that a line here belongs to. */
  function itemHere(): Item | undefined {
    const { item, wordLevel, heading } = elements.here();
    if (item?.isNumbered === false) {
      const { list, value, numerals } = item;
      item.isNumbered = true;
      const number = value ?? list?.next ?? 1;
      if (list) list.next = number + 1;
      item.readings = numerals ? [{ numerals, number }] : [];
    }
    if (item) return item;
    const readings = readMark(mark, isMarkSymbol);
    const isItem = !heading && readings && (wordLevel !== undefined || mark.trim() !== '');
    return isItem ? { level: wordLevel ?? 1, readings } : undefined;
  }

  function beginLine(item = itemHere()): OpenLine {
    const { heading = 'p', align, isBlock, isSymbol, look, ...here } = elements.here();
    const isMarked = here.item !== undefined || mark.trim() !== '';
    const begun: OpenLine = {
      tag: item ? 'p' : heading,
      isBlock,
      align,
      runs: [],
      item,
      hangingLevel: isMarked ? undefined : (here.wordLevel ?? here.hangingLevel),
      isSymbol,
    };
    // Numbers of headings, and words such as "Step 1:".
    const words = mark.trim();
    if (!item && words && readMark(words, isMarkSymbol)?.length !== 0) addRun(begun, `${words} `, look);
    mark = '';
    line = begun;
    return begun;
  }

  /** Writes text without line breaks; white space counts once, and only between words. */
  function write(raw: string) {
    const { look, script } = elements.here();
    const text = raw.replace(/[ \t\n\r\f]+/g, ' ');
    if (text.startsWith(' ')) space ??= look;
    const words = text.slice(text.startsWith(' ') ? 1 : 0, text.endsWith(' ') ? -1 : undefined);
    // No-break spaces make no line of their own.
    if (words === '' || (words.trim() === '' && (!line || breaks > 0))) return;
    linkBefore = undefined;
    let at = line;
    if (at && breaks > 1) {
      // An empty line ends a paragraph, but not its list item.
      const { item } = at;
      endLine();
      at = beginLine(item);
    } else if (!at) at = beginLine();
    else if (breaks === 1) addRun(at, '\n', look);
    else if (space) addRun(at, ' ', space);
    addRun(at, inScript(words, script), look);
    breaks = 0;
    space = text.endsWith(' ') ? look : undefined;
  }

  function picture({ src = '', alt = '' }: Attributes) {
    if (pictures && richTextPicture.src.test(src)) {
      endLine();
      const words = alt.slice(0, richTextPicture.maxAltLength).toWellFormed();
      const item = itemHere();
      lines.push({ tag: 'img', isBlock: true, align: '', runs: [], item, picture: { src, alt: words } });
    } else if (isEmoji(alt)) write(alt);
    else space ??= elements.here().look;
  }

  function voidElement(tag: string, attributes: Attributes) {
    const context = elements.here();
    if (context.mode !== 'text') return;
    if (tag === 'br') breaks += line ? 1 : 0;
    else if (tag === 'hr') endLine();
    else if (tag === 'img') {
      if (elementOf(tag, attributes).kind !== 'silent') picture(attributes);
    } else if (tag !== 'wbr') space ??= context.look;
  }

  function endRow(row: Row | undefined) {
    if (!row) return;
    const { cells } = row;
    const from = cells[0]?.from ?? lines.length;
    const sizes = cells.map((cell, at) => (cells[at + 1]?.from ?? lines.length) - cell.from);
    row.cells = [];
    // Definitions without a term are paragraphs.
    if (sizes.some((size) => size > 1) || (row.isTerm && !cells[0]?.isLabel)) return;
    const joined = joinedCells(
      cells.flatMap(({ isLabel, from: at }, index) => {
        const only = sizes[index] === 1 ? lines[at] : undefined;
        return only ? [{ isLabel, line: only }] : [];
      }),
    );
    if (joined) lines.splice(from, lines.length - from, joined);
  }

  function beginCell(tag: string, isLabel: boolean) {
    const row = rows.at(-1);
    if (!row) return;
    if (tag === 'dt' && row.cells.at(-1)?.isLabel === false) endRow(row);
    row.cells.push({ isLabel, from: lines.length });
  }

  function begin({ tag, attributes, context: { mode }, kind, above }: OpenElement) {
    if (above.mode !== 'text') return;
    const isNextLink = tag === 'a' && linkBefore !== undefined && linkBefore !== (attributes.href ?? '');
    if (above.isFlex || isNextLink || kind === 'apart' || kind === 'box') space ??= above.look;
    if (mode === 'silent' || kind === 'inline' || kind === 'apart') {
      if (tag === 'q') write('“');
      return;
    }
    endLine();
    if (kind === 'cell')
      beginCell(tag, tag === 'th' || tag === 'dt' || attributes.role?.endsWith('header') === true);
    if (kind === 'row') rows.push({ isTerm: tag === 'dl', cells: [] });
  }

  function end({ tag, attributes, context: { mode }, kind, above }: OpenElement) {
    if (above.mode !== 'text') return;
    if (mode === 'text' && tag === 'q') write('”');
    if (mode === 'text' && tag === 'a') linkBefore = attributes.href ?? '';
    if (mode === 'text' && kind !== 'inline' && kind !== 'apart') endLine();
    if (mode === 'text' && kind === 'row') endRow(rows.pop());
    if (above.isFlex || kind === 'apart' || kind === 'box') space ??= above.look;
  }

  return {
    open(tag, attributes) {
      if (isAddress(tag)) {
        if (elements.here().mode === 'text') write(`<${tag}>`);
      } else if (voidTags.has(tag)) voidElement(tag, attributes);
      else begin(elements.open(tag, attributes));
    },
    close(tag) {
      if (tag === 'br') voidElement(tag, {});
      else if (!elements.close(tag) && isBlockTag(tag)) endLine();
    },
    text(text) {
      const context = elements.here();
      const { mode } = context;
      if (mode === 'silent') return;
      if (mode === 'mark') {
        mark = (mark + text).slice(0, maxMarkLength);
        isMarkSymbol ||= context.isSymbol && text.trim() !== '';
        return;
      }
      if (!context.keepsLines) {
        write(text);
        return;
      }
      for (const [at, part] of text.split(/\r\n?|\n/).entries()) {
        if (at > 0 && line) breaks += 1;
        write(part);
      }
    },
    html() {
      elements.closeAll();
      endLine();
      return htmlOf(lines);
    },
  };
}
