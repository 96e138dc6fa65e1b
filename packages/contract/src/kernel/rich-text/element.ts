import { type Declarations, declarationsIn } from './look.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** What an element does to the text around it. */
type ElementKind =
  /** Its text belongs to the sentence around it. */
  | 'inline'
  /** The same, but its words are never joined to those around it. */
  | 'apart'
  /** Its text is a paragraph. */
  | 'block'
  | 'heading'
  | 'list'
  | 'item'
  /** Its cells are read as one line. */
  | 'row'
  | 'cell'
  /** It has a place of its own, but its content is not text. */
  | 'box'
  /** It is not shown. */
  | 'silent';

const tags: Readonly<Record<ElementKind, string>> = {
  inline:
    'a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd mark nobr q rb ruby s samp small span strike strong sub sup time tt u var wbr',
  // The default, for unknown elements too.
  apart: 'body col colgroup head html label math object output picture progress meter rp rt rtc slot',
  block:
    'address article aside blockquote button caption center details dialog dir div fieldset figcaption figure footer form header hgroup hr legend listing main marquee nav optgroup p plaintext pre search section summary table tbody tfoot thead xmp',
  heading: 'h1 h2 h3 h4 h5 h6',
  list: 'ul ol menu dir',
  item: 'li',
  row: 'tr dl',
  cell: 'td th dt dd',
  box: 'applet audio canvas iframe select svg textarea video',
  silent:
    'annotation annotation-xml datalist noembed noframes noscript option script style template title xml',
};
const kinds = new Map(
  Object.entries(tags).flatMap(([kind, names]) => names.split(' ').map((tag) => [tag, kind as ElementKind])),
);

const roles: Readonly<Record<string, ElementKind>> = {
  list: 'list',
  listitem: 'item',
  heading: 'heading',
  row: 'row',
  cell: 'cell',
  gridcell: 'cell',
  columnheader: 'cell',
  rowheader: 'cell',
};

/** Elements without content and end tag. */
export const voidTags: ReadonlySet<string> = new Set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** Text for screen readers, unfilled prompts of Word's forms, and the marks of its comments. */
const hiddenClasses = new Set([
  'sr-only',
  'visually-hidden',
  'screen-reader-text',
  'msoplaceholdertext',
  'msocommentreference',
  'msocomanchor',
]);

/** True for an element that its document does not show. */
const isHidden = (tag: string, attributes: Attributes, style: Declarations) =>
  attributes.hidden !== undefined ||
  style.display === 'none' ||
  style['mso-hide'] === 'all' ||
  /^(?:hidden|collapse)$/.test(style.visibility ?? '') ||
  style['mso-element'] === 'comment-list' ||
  // A deletion that Word keeps track of.
  (tag === 'del' && (attributes.cite ?? attributes.datetime) !== undefined) ||
  (attributes.class ?? '')
    .toLowerCase()
    .split(/\s/)
    .some((name) => hiddenClasses.has(name));

function kindOf(tag: string, attributes: Attributes, style: Declarations): ElementKind {
  if (isHidden(tag, attributes, style)) return 'silent';
  const kind = kinds.get(tag) ?? (isWordTag(tag) ? 'inline' : 'apart');
  if (kind === 'silent' || kind === 'box') return kind;
  const role = Object.hasOwn(roles, attributes.role ?? '') ? roles[attributes.role ?? ''] : undefined;
  if (role && (kind === 'block' || kind === 'inline' || kind === 'apart')) return role;
  if (kind === 'block' && /(?:^|\s)(?:MsoTitle|MsoHeading\d)(?:$|\s)/.test(attributes.class ?? ''))
    return 'heading';
  const { display = '' } = style;
  if (kind !== 'inline' && kind !== 'apart' && kind !== 'block') return kind;
  if (display.startsWith('table-row') && !display.endsWith('group')) return 'row';
  if (display === 'table-cell') return 'cell';
  return kind !== 'block' && /^(?:block|flex|grid|flow-root|list-item|table)/.test(display) ? 'block' : kind;
}

/** An element of a document, as far as it is looked at by itself. */
export interface Element {
  tag: string;
  attributes: Attributes;
  style: Declarations;
  kind: ElementKind;
}

export function elementOf(tag: string, attributes: Attributes): Element {
  const style = declarationsIn(attributes.style);
  return { tag, attributes, style, kind: kindOf(tag, attributes, style) };
}

/** Elements that end when another one begins without them having been closed. */
const endedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  a: new Set(['a']),
  td: new Set(['td', 'th']),
  th: new Set(['td', 'th']),
  tr: new Set(['td', 'th', 'tr']),
  thead: new Set(['td', 'th', 'tr', 'thead', 'tbody', 'tfoot']),
  tbody: new Set(['td', 'th', 'tr', 'thead', 'tbody', 'tfoot']),
  tfoot: new Set(['td', 'th', 'tr', 'thead', 'tbody', 'tfoot']),
};

const flowing: ReadonlySet<ElementKind | undefined> = new Set(['inline', 'box', 'silent', undefined]);

/** True for elements that stand by themselves, by name. */
export const isBlockTag = (tag: string) => !flowing.has(kinds.get(tag));

/** Names of Word's own elements: `o:p`, `w:sdt`. */
const isWordTag = (tag: string) => /^[a-z]+\d?:[a-z]/.test(tag);

/** True for the name of an element of HTML, or of Word. */
export const isKnownTag = (tag: string) => kinds.has(tag) || voidTags.has(tag) || isWordTag(tag);

export const isInlineTag = (tag: string) => kinds.get(tag) === 'inline' || isWordTag(tag);

/** True if the open element ends where the other one begins. */
export const isEndedBy = (open: string, tag: string) =>
  (open === 'p' && isBlockTag(tag)) || (Object.hasOwn(endedBy, tag) && endedBy[tag]?.has(open) === true);
