import type { Attributes, Element } from './element.ts';
import type { Item } from './line.ts';
import { type Numerals, numeralsOf } from './list-mark.ts';
import { alignOf, type Declarations, keepsLines, type Look, lookOf, plainLook } from './look.ts';

/** A `<ul>` or `<ol>` that is being read; `numerals` are those of an `<ol>`. */
interface List {
  depth: number;
  numerals: Numerals | undefined;
  next: number;
}

/** An `<li>` that is being read: it is numbered once it turns out to have text. */
interface OpenItem extends Item {
  isNumbered: boolean;
  list: List | undefined;
  value: number | undefined;
  numerals: Numerals | undefined;
}

/** What holds for the text of an element. */
export interface Context {
  /** Whether its text is the author's, the mark of a list item, or not shown. */
  mode: 'text' | 'mark' | 'silent';
  look: Look;
  align: string;
  heading: 'h3' | 'h4' | undefined;
  /** False for text that stands in no block. */
  isBlock: boolean;
  keepsLines: boolean;
  list: List | undefined;
  item: OpenItem | undefined;
  /** The level of a list item that Word wrote as a paragraph. */
  wordLevel: number | undefined;
  /** The level of a paragraph that is a list item if it begins with a mark. */
  hangingLevel: number | undefined;
  /** Its font has pictures for letters. */
  isSymbol: boolean;
  script: 'sup' | 'sub' | undefined;
  /** Its children stand apart. */
  isFlex: boolean;
}

export const outermost: Context = {
  mode: 'text',
  look: plainLook,
  align: '',
  heading: undefined,
  isBlock: false,
  keepsLines: false,
  list: undefined,
  item: undefined,
  wordLevel: undefined,
  hangingLevel: undefined,
  isSymbol: false,
  script: undefined,
  isFlex: false,
};

/** Lists nest as deep as they do in Word. */
const deepest = 9;
const levelOf = (level: number) => Math.max(1, Math.min(deepest, Math.round(level) || 1));

const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
const ariaLevel = (attributes: Attributes) =>
  wholeNumber(attributes['aria-level'] ?? attributes['data-aria-level']);

const points: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };
/** A length in points. */
function pointsIn(length: string | undefined): number {
  const [, amount = '', unit = ''] = /^(-?[\d.]{1,9})(pt|px|in|cm|mm)$/.exec(length ?? '') ?? [];
  return Number(amount) * (points[unit] ?? 0) || 0;
}

/** The left of a margin by itself, or the last of four. */
const leftMargin = ({ margin, 'margin-left': left }: Declarations) =>
  pointsIn(left ?? margin?.split(' ').slice(3, 4)[0]);

/** Word's level: `mso-list:l0 level2 lfo1`. */
const wordLevelIn = (style: Declarations) => wholeNumber(/level(\d)/.exec(style['mso-list'] ?? '')?.[1]);

/** Paragraphs that Word indents for a mark; its lists lose all else on their way through a mail. */
const isHanging = (attributes: Attributes, style: Declarations) =>
  pointsIn(style['text-indent']) < 0 || /(?:^|\s)MsoList/.test(attributes.class ?? '');

const symbolFont = /symbol|wingdings|webdings|dingbats/;

const headingOf = (tag: string, level: number | undefined) =>
  (level ?? Number(/^h(\d)$/.exec(tag)?.[1] ?? 1)) > 3 ? 'h4' : 'h3';

function listOf({ tag, attributes, style }: Element, above: Context): List {
  return {
    depth: (above.list?.depth ?? 0) + 1,
    numerals:
      tag === 'ol' ? numeralsOf(attributes.type, style['list-style-type'] ?? style['list-style']) : undefined,
    next: wholeNumber(attributes.start) ?? 1,
  };
}

function itemOf({ attributes, style }: Element, { list }: Context): OpenItem {
  const level = Math.max(list?.depth ?? 1, ariaLevel(attributes) ?? wordLevelIn(style) ?? 1);
  const numerals = numeralsOf(undefined, style['list-style-type']);
  return {
    level: levelOf(level),
    readings: [],
    isNumbered: false,
    list,
    value: wholeNumber(attributes.value),
    numerals: list?.numerals && (numerals === '1' ? list.numerals : numerals),
  };
}

/** The context of a block: what it says of its paragraphs, and of Word's lists. */
function blockContext(element: Element, above: Context) {
  const { attributes, style } = element;
  const level = wordLevelIn(style);
  return {
    isBlock: true,
    align: alignOf(element, above.align),
    wordLevel: level === undefined ? undefined : levelOf(level),
    hangingLevel: isHanging(attributes, style) ? levelOf(leftMargin(style) / 36) : undefined,
  };
}

/** The context of an element, by that around it. */
export function contextOf(element: Element, above: Context): Context {
  if (above.mode === 'silent') return above;
  const { tag, attributes, style, kind } = element;
  if (kind === 'silent' || kind === 'box') return { ...above, mode: 'silent' };
  const isInline = kind === 'inline' || kind === 'apart';
  const context: Context = {
    ...above,
    look: lookOf(element, above.look, isInline),
    keepsLines: keepsLines(element, above.keepsLines),
    isSymbol: style['font-family'] ? symbolFont.test(style['font-family']) : above.isSymbol,
    isFlex: /flex|grid/.test(style.display ?? ''),
  };
  if (style['mso-list'] === 'ignore') context.mode = 'mark';
  if (tag === 'sup' || tag === 'sub') context.script = tag;
  if (isInline) return context;
  if (kind === 'list') {
    context.list = listOf(element, above);
    context.item = undefined;
  } else if (kind === 'item') {
    context.item = itemOf(element, above);
    context.isBlock = false;
    context.heading = undefined;
  } else Object.assign(context, blockContext(element, above));
  if (kind === 'heading') {
    // A list item holds no heading.
    if (above.item) context.look = { ...context.look, bold: true };
    else context.heading = headingOf(tag, ariaLevel(attributes));
  }
  return context;
}
