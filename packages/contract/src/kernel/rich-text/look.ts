import { leadsOut, richTextRule } from '../rich-text.ts';
import type { Element } from './element.ts';

/** How a run of text looks, as far as the editor knows it. */
export interface Look {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Empty for none, as are the colours. */
  href: string;
  color: string;
  background: string;
}

export const plainLook: Look = {
  bold: false,
  italic: false,
  underline: false,
  href: '',
  color: '',
  background: '',
};

/** The properties of a `style` attribute, in lower case. */
export type Declarations = Readonly<Record<string, string | undefined>>;

const none: Declarations = {};
const maxValueLength = 200;

export function declarationsIn(style: string | undefined): Declarations {
  if (!style) return none;
  const found: Record<string, string> = Object.create(null);
  for (const one of style.toLowerCase().split(';')) {
    const colon = one.indexOf(':');
    const value = one.slice(colon + 1, colon + maxValueLength).split('!')[0] ?? '';
    if (colon > 0) found[one.slice(0, colon).trim()] = value.trim();
  }
  return found;
}

const boldTags = new Set(['b', 'strong', 'th']);
const italicTags = new Set(['i', 'em', 'cite', 'dfn', 'var']);

const heavy = /^(?:bold|bolder|[6-9]\d\d|1000)$/;
/** The size and what follows it are the font; weight and slant stand before it. */
const beforeSize = (font: string) => {
  const words = font.split(' ');
  const size = words.findIndex((word) => /^[\d.]+[a-z%]/.test(word));
  return words.slice(0, Math.max(0, size));
};

/** True for a value that is that of the element around, unlike a missing one. */
const isInherited = (value: string | undefined) => value === 'inherit' || value === 'unset';

/** Whether text is bold: undefined where the style does not say. */
function boldIn({ 'font-weight': weight, font }: Declarations, above: Look) {
  if (isInherited(weight)) return above.bold;
  if (weight) return heavy.test(weight);
  return font === undefined ? undefined : beforeSize(font).some((word) => heavy.test(word));
}

function italicIn({ 'font-style': slant, font }: Declarations, above: Look) {
  if (isInherited(slant)) return above.italic;
  if (slant) return /^(?:italic|oblique)/.test(slant);
  return font === undefined ? undefined : beforeSize(font).includes('italic');
}

const isBlack = (color: string) => /^(?:#0{3}(?:0{3})?|rgb\(0, ?0, ?0\))$/.test(color);
const isWhite = (color: string) => /^(?:#f{3}(?:f{3})?|rgb\(255, ?255, ?255\))$/.test(color);

/** The colour if the editor permits it, none for another; undefined where the style has none. */
const colorIn = (property: 'color' | 'background-color', value: string | undefined) =>
  value === undefined || isInherited(value)
    ? undefined
    : richTextRule.styles.span?.[property]?.test(value)
      ? value
      : '';

/** Colours of a page, black on white or white on a dark one, are not a choice of the author. */
function colorsOf(style: Declarations, above: Look) {
  const given = colorIn('background-color', style['background-color']) ?? above.background;
  const background = isWhite(given) || isBlack(given) ? '' : given;
  const color = colorIn('color', style.color) ?? above.color;
  return {
    background,
    color: isBlack(color) || (isWhite(color) && !background) ? '' : color,
  };
}

/**
 * The look of the text in an element: bold is what looks bold, not what is called so. Google Docs wraps all text in
 * `<b style="font-weight:normal">`.
 */
export function lookOf({ tag, attributes, style }: Element, above: Look, isInline: boolean): Look {
  const line = style['text-decoration'] ?? style['text-decoration-line'];
  const href = attributes.href?.trim();
  const isLink = tag === 'a' ? leadsOut(href) : above.href !== '';
  const look: Look = {
    bold: boldIn(style, above) ?? (above.bold || boldTags.has(tag)),
    italic: italicIn(style, above) ?? (above.italic || italicTags.has(tag)),
    // Every link is underlined.
    underline:
      above.underline ||
      (tag === 'u' && !line?.startsWith('none')) ||
      (!isLink && line?.includes('underline') === true),
    href: tag === 'a' ? (leadsOut(href) ? href : '') : above.href,
    ...(isInline ? colorsOf(style, above) : { color: above.color, background: above.background }),
  };
  return isSameLook(look, above) ? above : look;
}

export const isSameLook = (one: Look, other: Look) =>
  one === other ||
  (one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.href === other.href &&
    one.color === other.color &&
    one.background === other.background);

/** The alignment of the paragraphs in an element: `above` if it says none, empty for the usual one. */
export function alignOf({ tag, attributes, style }: Element, above: string): string {
  const alignment = style['text-align'] ?? (tag === 'center' ? tag : attributes.align?.toLowerCase());
  if (alignment === undefined || isInherited(alignment)) return above;
  return alignment === 'center' || alignment === 'right' ? alignment : '';
}

/** True if line breaks of the source are the author's. */
export const keepsLines = ({ tag, style }: Element, above: boolean) =>
  style['white-space'] ? style['white-space'].startsWith('pre') : above || preTags.has(tag);
const preTags = new Set(['pre', 'listing', 'xmp', 'plaintext']);
