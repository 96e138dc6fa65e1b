import { outgrows } from './cost.ts';
import { sourcePatterns } from './source-pattern.ts';

const atom =
  /\[(?<class>(?:\\.|[^\]\\])*)\]|(?<one>\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\p\{\w+\}|\\?.)/gi;
const inClass = /\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\p\{\w+\}|\\?./gi;
const standsFor: Record<string, string> = {
  '\\d': '1',
  '\\w': 'a',
  '\\s': ' ',
  '\\n': '\n',
  '\\t': '\t',
  '\\r': '\r',
  '\\p{L}': 'a',
  '\\p{N}': '1',
  '\\p{M}': '\u0301',
  '\\p{Cc}': '\u0001',
  '.': 'x',
};
const saysNothing = /^(?:[()|*+?^$]|\\[bBDSWkP\d].*|-)$/;

/** Character that a piece of a pattern stands for. */
function characterOf(piece: string): string {
  const code = /^\\[ux]\{?([\da-f]+)/i.exec(piece)?.[1];
  if (code) return String.fromCodePoint(Number.parseInt(code, 16));
  if (piece in standsFor) return standsFor[piece] as string;
  return saysNothing.test(piece) ? '' : piece.replace(/^\\/, '');
}

/** Parts that a pattern treats specially: ends of ranges, members and exclusions of classes, letters and signs. */
function piecesOf(pattern: string): string[][] {
  const plain = pattern.replace(/\(\?(?:<?[=!]|:|<\w+>)|\{\d+(?:,\d*)?\}/g, '');
  return [...plain.matchAll(atom)]
    .map(({ groups = {} }) =>
      (groups.class === undefined ? [groups.one ?? ''] : (groups.class.match(inClass) ?? []))
        .map(characterOf)
        .filter(Boolean),
    )
    .filter((pieces) => pieces.length > 0);
}

/**
 * Each is proved linear, but the parts that it treats specially are still the best guess at inputs that slow down the
 * code around it.
 */
export const patterns = [...new Set((await sourcePatterns()).patterns.map(({ source }) => source))];

/** Attacks by which the checker refuted patterns: similar patterns may come back. */
export const attacks = [
  ...[
    '*',
    '::',
    '\t',
    '\n\t\u000b',
    '?',
    '((',
    '- ',
    ' ,-',
    '0.0',
    '2\t9',
    '.aa%',
    ',c',
    'e-',
    'au',
    'aaa',
    '__ ',
    '_',
  ],
  ...['you must ', 'you\u17DBmust', 'a0\u17DB', 'ba.in\t', 'តអ្នកន', '\tហាងណ', 'cannot execute ', '<script'],
];

/** For patterns of libraries, and for code without patterns: sanitiser, Unicode, segmenter, e-mail, phone. */
const declared = [
  ...'<>&;"\'@.-+()/:% \t\n0aA\\,[{=!#',
  ...[
    '<a ',
    '<b>',
    '<p>',
    '</p>',
    '<a>',
    '<ol><li>',
    '<!--',
    '<br>',
    '<svg>',
    '<script>',
    '&nbsp;',
    '&#x',
    '&lt',
  ],
  ...['a.', 'a@', 'a-', '@a.', '..', '+855', '1 ', 'http://', 'é', '😀', '中', 'ก', '\uFDFA', '\u3164'],
  ...[
    'ក',
    'ក្',
    '្ក',
    'ក្រ',
    '\u17D2\u1780\u17C1',
    '\u17C1\u17B8',
    '\u17B8\u17C1\u17B6',
    '\u17D2',
    '\u200b',
    'ក\u200b',
    'ការងារ',
    'ណ៍',
  ],
  ...['\u0301', '\u0315\u0300', '\u05B0\u0327\u0345\u0300', '\u202E', '\uFE0F', '\u1100\u1161'],
];

/** Units to repeat where each string costs a request, or a whole text is segmented. */
export const commonUnits: readonly string[] = [...attacks, ...declared];

/**
 * Units to repeat: each attack, each special character (three of the letters, as these are alike), each pattern's
 * pieces in order, and the same without the last.
 */
export const worstUnits: readonly string[] = [
  ...new Set([
    ...commonUnits,
    ...patterns.flatMap((pattern) => {
      const pieces = piecesOf(pattern);
      const inOrder = pieces.map(([first]) => first);
      return [...pieces.flat(), inOrder.join(''), inOrder.slice(0, -1).join('')];
    }),
  ]),
].filter((unit) => unit !== '' && !/^[b-wyzB-Z]$/.test(unit));

const made = new Map<string, string>();

/** `length` characters of `unit` after a letter that takes marks, with a last one that most patterns do not expect. */
export function filled(unit: string, length: number): string {
  const known = made.get(`${length} ${unit}`);
  if (known !== undefined) return known;
  const letter = unit >= '\u1780' && unit < '\u1800' ? 'ក' : 'a';
  const text = (/^\p{M}/u.test(unit) ? letter : '') + unit.repeat(Math.ceil(length / unit.length));
  const whole = `${text.slice(0, length - 1)}~`.toWellFormed();
  made.set(`${length} ${unit}`, whole);
  return whole;
}

/** The first length reveals worse than quadratic time while that is still short. */
export const costLengths = [2000, 32_000];

/** The first of these units of which a text takes more than linear time. */
export const costlyUnit = (work: (text: string) => unknown, units: readonly string[]) =>
  units.find((unit) => costLengths.some((length) => outgrows(work, filled(unit, length))));
