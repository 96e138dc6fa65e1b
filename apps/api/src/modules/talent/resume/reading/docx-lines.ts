import { languageLevelIn } from '@acheep/contract/talent/written-level';
import sax from 'sax';
import { partsOfDocx } from './docx-part.ts';
import { headingOf } from './heading.ts';
import { faultOf, type Line, maxLetters } from './line.ts';
import { columnsIn, labelledCells } from './table.ts';

/** Maximum nesting depth of tables. */
const deepest = 30;
const usualSize = 11;

interface Paragraph {
  lines: string[];
  size: number;
  boldLetters: number;
  /** True when it begins in bold: the head of an entry may continue with dates in regular weight. */
  beginsBold?: boolean;
  isHeading: boolean;
  isItem: boolean;
}

/** Lines of a paragraph or of a table row. */
type Cell = Line[];

const begun = (): Paragraph => ({ lines: [''], size: 0, boldLetters: 0, isHeading: false, isItem: false });

function linesOf({ lines, size, boldLetters, beginsBold, isHeading, isItem }: Paragraph): Line[] {
  const letters = lines.join('').length;
  return lines
    .map((text) =>
      text
        .replace(/[^\S\t]+/g, ' ')
        .replace(/ ?\t[\t ]*/g, '\t')
        .trim(),
    )
    .filter((text) => text !== '')
    .map((text) => ({
      text: isItem ? `• ${text}` : text,
      size: size || usualSize,
      bold: beginsBold === true || boldLetters * 2 > letters,
      heading: isHeading,
      column: 'whole' as const,
    }));
}

/** Lines of a table row: cell by cell if the table only lays out two columns of a page, otherwise side by side. */
function linesOfRow(cells: readonly Cell[]): Line[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first, ...others] = filled;
  if (!first) return [];
  const isLayout = filled.length > 1 && filled.every((cell) => cell.some(({ text }) => headingOf(text)));
  if (isLayout || (filled.length > 4 && filled.some((cell) => cell.length > 1)))
    return filled.flatMap((cell, place) =>
      cell.map((line) => ({ ...line, column: place === 0 ? ('left' as const) : ('right' as const) })),
    );
  if (others.length === 0) return first;
  const [head] = first;
  const beside = filled.map(([line]) => line?.text ?? '').join('\t');
  return [
    { ...(head as Line), text: beside, bold: filled.some(([line]) => line?.bold) },
    ...filled.flatMap((cell) => cell.slice(1)),
  ];
}

const textOf = (cell: Cell) => cell.map(({ text }) => text).join(' ');

/** Languages of a table whose columns are levels, each with the head of its marked cell; null for other tables. */
function languageLevels(head: readonly string[], rows: readonly Cell[][]): string[] | null {
  const areLevels = head.length > 2 && head.slice(1).every((text) => languageLevelIn(text) !== undefined);
  if (!areLevels) return null;
  return rows.slice(1).map((cells) => {
    const [language = '', ...marks] = cells.map(textOf);
    const level = marks.findIndex((mark) => mark !== '');
    return level < 0 ? language : `${language}: ${head[level + 1]}`;
  });
}

/** Lines of a table, row by row; the cells below a head that names the columns have their labels. */
function linesOfTable(rows: readonly Cell[][]): Line[] {
  const head = (rows[0] ?? []).map(textOf);
  const levels = languageLevels(head, rows);
  if (levels) return levels.map((text) => ({ ...(rows[0]?.flat()[0] as Line), text, bold: false }));
  const labels = columnsIn(head);
  if (!labels) return rows.flatMap(linesOfRow);
  return rows.slice(1).flatMap((cells) => {
    const line = cells.flat()[0];
    return line ? labelledCells(head, labels, cells.map(textOf)).map((text) => ({ ...line, text })) : [];
  });
}

interface Node {
  name: string;
  attributes: Record<string, string>;
}

const isOn = ({ attributes }: Node) => !['0', 'false', 'none'].includes(attributes['w:val'] ?? '');

/**
 * What Word does not show as text of the author: deleted and moved text, fallback copies of text boxes for old
 * programs, the phonetic guide above a word, and lines between a page and its footnotes.
 */
const unseen = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:rt',
  'w:separator',
  'w:continuationSeparator',
]);
/** Fields whose result is about the page. */
const pageField = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/** Names that a document gives to the elements of Word: its root declares them. */
const declaration = /\bxmlns(?::(\w{1,40}))?="([^"<>]{0,200})"/g;
const maxRootLength = 8000;

/** Renames the prefixes that a program chose to those of Word. */
function usualNames(xml: string): (name: string) => string {
  const word = [...xml.slice(0, maxRootLength).matchAll(declaration)].find(([, , address = '']) =>
    /wordprocessingml\/(?:2006\/)?main$/.test(address),
  );
  const prefix = word ? word[1] : 'w';
  if (prefix === undefined) return (name) => (name.includes(':') ? name : `w:${name}`);
  return (name) => (name.startsWith(`${prefix}:`) ? `w${name.slice(prefix.length)}` : name);
}

/** Reads the paragraphs and tables of one part of a document, in order. */
function linesOfPart(xml: string, room: number): Line[] {
  /** Stack of open containers: the part itself, then nested cells. */
  const open: Cell[] = [[]];
  const tables: Cell[][][] = [];
  const rows: Cell[][] = [];
  const paragraphs: Paragraph[] = [];
  const usual = usualNames(xml);
  /** For each open control whether it only shows its prompt, and for each field what it computes. */
  const controls: boolean[] = [];
  const fields: { code: string; isResult: boolean }[] = [];
  /** Whether the alternatives of each open choice had one that was read. */
  const choices: boolean[] = [];
  let [isText, isCode, isBold, isHidden, skipped, letters] = [false, false, false, false, 0, 0];
  const add = (text: string) => {
    const paragraph = paragraphs.at(-1);
    letters += text.length;
    if (letters > room) throw faultOf('too_long');
    if (!paragraph) return;
    paragraph.lines[paragraph.lines.length - 1] += text;
    if (isBold) paragraph.boldLetters += text.length;
    if (text.trim()) paragraph.beginsBold ??= isBold;
  };

  const opens: Record<string, (node: Node) => void> = {
    'w:p': () => paragraphs.push(begun()),
    'w:tbl': () => tables.push([]),
    'w:tr': () => rows.push([]),
    'w:tc': () => {
      if (open.length > deepest) throw faultOf('too_heavy');
      open.push([]);
    },
    'w:r': () => {
      isBold = false;
      isHidden = false;
    },
    'w:vanish': (node) => {
      isHidden = isOn(node);
    },
    'w:instrText': () => {
      isCode = true;
    },
    'w:fldChar': ({ attributes }) => {
      const kind = attributes['w:fldCharType'];
      const field = fields.at(-1);
      if (kind === 'begin') fields.push({ code: '', isResult: false });
      else if (kind === 'end') fields.pop();
      else if (field) field.isResult = true;
    },
    'w:sdt': () => controls.push(false),
    'w:showingPlcHdr': (node) => {
      if (controls.length > 0) controls[controls.length - 1] = isOn(node);
    },
    'mc:AlternateContent': () => choices.push(false),
    'w:t': () => {
      isText = true;
    },
    'w:tab': () => paragraphs.at(-1)?.lines.join('') && add('\t'),
    'w:br': () => paragraphs.at(-1)?.lines.push(''),
    'w:cr': () => paragraphs.at(-1)?.lines.push(''),
    'w:noBreakHyphen': () => add('-'),
    'w:b': (node) => {
      isBold = isOn(node);
    },
    'w:sz': ({ attributes }) => {
      const paragraph = paragraphs.at(-1);
      if (paragraph) paragraph.size = Math.max(paragraph.size, Number(attributes['w:val']) / 2 || 0);
    },
    'w:pStyle': ({ attributes }) => {
      const paragraph = paragraphs.at(-1);
      if (paragraph && /^(heading|title|subtitle)/i.test(attributes['w:val'] ?? '')) {
        paragraph.isHeading = true;
        paragraph.boldLetters = Number.POSITIVE_INFINITY;
        if (/^title/i.test(attributes['w:val'] ?? '')) paragraph.size = 2 * usualSize;
      }
    },
    'w:numPr': () => {
      const paragraph = paragraphs.at(-1);
      if (paragraph) paragraph.isItem = true;
    },
  };
  const closes: Record<string, () => void> = {
    'w:t': () => {
      isText = false;
    },
    'w:instrText': () => {
      isCode = false;
    },
    'w:sdt': () => controls.pop(),
    'mc:AlternateContent': () => choices.pop(),
    'w:p': () => open.at(-1)?.push(...linesOf(paragraphs.pop() ?? begun())),
    'w:tc': () => rows.at(-1)?.push(open.pop() ?? []),
    'w:tr': () => tables.at(-1)?.push(rows.pop() ?? []),
    'w:tbl': () => open.at(-1)?.push(...linesOfTable(tables.pop() ?? [])),
  };

  const reader = sax.parser(true);
  reader.onerror = () => {
    throw faultOf('damaged');
  };
  /** A prompt that nobody filled in, or another form of what was read already. */
  const isSkipped = ({ name, attributes }: Node) => {
    if (name === 'w:sdtContent') return controls.at(-1) === true;
    if (name === 'w:fldSimple') return pageField.test(attributes['w:instr'] ?? '');
    if (name !== 'mc:Choice') return unseen.has(name);
    const isRead = choices.at(-1) === true;
    choices[choices.length - 1] = true;
    return isRead;
  };
  reader.onopentag = ({ name: given, attributes }) => {
    const known = Object.entries(attributes as Record<string, string>).map(([name, value]) => [
      usual(name),
      value,
    ]);
    const node = { name: usual(given), attributes: Object.fromEntries(known) };
    if (skipped > 0 || isSkipped(node)) skipped += 1;
    else opens[node.name]?.(node);
  };
  reader.onclosetag = (name) => {
    if (skipped > 0) skipped -= 1;
    else closes[usual(name)]?.();
  };
  reader.ontext = (text) => {
    const field = fields.at(-1);
    if (skipped > 0) return;
    if (isCode && field) field.code += text;
    if (isText && !isHidden && !(field && pageField.test(field.code))) add(text);
  };
  reader.write(xml).close();
  return open.flat();
}

/** "Page 1 of 2", without the numbers that fields compute too. */
const pageNumber = /^(?:page|ទំព័រ)?\s?\d{0,3}\s?(?:of|នៃ|[/|])?\s?\d{0,3}$/iu;

/** "Sok Dara – page", of which a field computes the number. With anything that may be a contact it is read. */
const isPageName = (text: string) => /(?:page|ទំព័រ(?:ទី)?)$/iu.test(text) && !/[\d@]/.test(text);

/** Lines of a DOCX file: page headers, the text, and what stands below it; each line once that several parts have. */
export async function linesOfDocx(path: string): Promise<Line[]> {
  const { headers, body, below } = await partsOfDocx(path);
  const linesOf = (parts: readonly string[]) =>
    parts
      .flatMap((xml) => linesOfPart(xml, maxLetters))
      .filter(({ text }) => !pageNumber.test(text) && !isPageName(text));
  const text = linesOfPart(body, maxLetters);
  const seen = new Set<string>();
  const once = ({ text: lineText }: Line) => !seen.has(lineText) && Boolean(seen.add(lineText));
  const above = linesOf(headers).filter(once);
  return [...above, ...text, ...linesOf(below).filter(once)];
}
