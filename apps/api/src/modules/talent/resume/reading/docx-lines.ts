import sax from 'sax';
import { readZipEntry } from '../../../platform/upload/zip-entry.ts';
import { headingOf } from './heading.ts';
import { faultOf, type Line, mostLetters } from './line.ts';
import { columnsIn, labelledCells } from './table.ts';

/** Maximum bytes of an unpacked part. The text of a CV takes a few hundred kB. */
const largestPart = 8_000_000;
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
  if (isLayout || filled.length > 4)
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

/** Lines of a table, row by row; the cells below a head that names the columns have their labels. */
function linesOfTable(rows: readonly Cell[][]): Line[] {
  const head = (rows[0] ?? []).map(textOf);
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

/** Reads the paragraphs and tables of one part of a document, in order. */
function linesOfPart(xml: string, room: number): Line[] {
  /** Stack of open containers: the part itself, then nested cells. */
  const open: Cell[] = [[]];
  const tables: Cell[][][] = [];
  const rows: Cell[][] = [];
  const paragraphs: Paragraph[] = [];
  let [isText, isBold, skipped, letters] = [false, false, 0, 0];
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
    },
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
    'w:p': () => open.at(-1)?.push(...linesOf(paragraphs.pop() ?? begun())),
    'w:tc': () => rows.at(-1)?.push(open.pop() ?? []),
    'w:tr': () => tables.at(-1)?.push(rows.pop() ?? []),
    'w:tbl': () => open.at(-1)?.push(...linesOfTable(tables.pop() ?? [])),
  };

  const reader = sax.parser(true);
  reader.onerror = () => {
    throw faultOf('damaged');
  };
  reader.onopentag = (node) => {
    // Skips fallback copies of text boxes for old programs, and deleted text of tracked changes.
    if (skipped > 0 || node.name === 'mc:Fallback' || node.name === 'w:del') skipped += 1;
    else opens[node.name]?.(node as Node);
  };
  reader.onclosetag = (name) => {
    if (skipped > 0) skipped -= 1;
    else closes[name]?.();
  };
  reader.ontext = (text) => {
    if (isText && skipped === 0) add(text);
  };
  reader.write(xml).close();
  return open.flat();
}

/** Lines of a DOCX file: page headers first, then the text. */
export async function linesOfDocx(path: string): Promise<Line[]> {
  const body = await readZipEntry(path, 'word/document.xml', largestPart);
  if (!body) throw faultOf('damaged');
  const lines: Line[] = [];
  for (const name of ['word/header1.xml', 'word/header2.xml', 'word/header3.xml']) {
    const header = await readZipEntry(path, name, largestPart / 8);
    if (header) lines.push(...linesOfPart(header.toString('utf8'), mostLetters));
  }
  return [...lines, ...linesOfPart(body.toString('utf8'), mostLetters)];
}
