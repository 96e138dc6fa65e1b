import { readFile } from 'node:fs/promises';
import { linesOfDocx } from './docx-lines.ts';
import { faultOf, type Line } from './line.ts';
import { lettersOf } from './pdf-letters.ts';
import { linesOfPages } from './pdf-lines.ts';
import { withoutTables } from './table.ts';

export type FileKind = 'pdf' | 'docx';

/** Lines of a CV file. Throws `resume_file.<fault>` if it cannot be read. */
export async function linesOfFile(path: string, kind: FileKind): Promise<Line[]> {
  const lines =
    kind === 'pdf'
      ? withoutTables(linesOfPages((await lettersOf(await readFile(path))).pages))
      : await linesOfDocx(path);
  // A scanned CV has no letters, apart from page numbers.
  if (lines.reduce((sum, { text }) => sum + text.length, 0) < leastLetters) throw faultOf('no_text');
  return lines;
}
const leastLetters = 40;
