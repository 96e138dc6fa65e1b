import { readFile } from 'node:fs/promises';
import { linesOfDocx } from './docx-lines.ts';
import { faultOf, type Line } from './line.ts';
import { lettersOf } from './pdf-letters.ts';
import { linesOfPages } from './pdf-lines.ts';
import { withoutTables } from './table.ts';

export type FileKind = 'pdf' | 'docx';

export interface FileText {
  lines: Line[];
  /** The text in the order in which the file has it, which is not that of the page. */
  letters: string;
  /** CVs as data that a PDF of ours has with it. */
  attached: string[];
}

async function textOf(path: string, kind: FileKind): Promise<FileText> {
  if (kind === 'docx') return { lines: await linesOfDocx(path), letters: '', attached: [] };
  const { pages, attached } = await lettersOf(await readFile(path));
  const letters = pages.flatMap((page) => page.map(({ text }) => text)).join('');
  return { lines: withoutTables(linesOfPages(pages)), letters, attached };
}

/** Text of a CV file. Throws `resume_file.<fault>` if it cannot be read. */
export async function textOfFile(path: string, kind: FileKind): Promise<FileText> {
  const text = await textOf(path, kind);
  // A scanned CV has no letters, apart from page numbers.
  if (text.lines.reduce((sum, line) => sum + line.text.length, 0) < minLetters) throw faultOf('no_text');
  return text;
}
const minLetters = 40;

/** Lines of a CV file in reading order. */
export const linesOfFile = async (path: string, kind: FileKind) => (await textOfFile(path, kind)).lines;
