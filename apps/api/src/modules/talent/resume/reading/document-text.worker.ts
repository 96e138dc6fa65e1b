import { readFile } from 'node:fs/promises';
import { faultOf } from './line.ts';
import { lettersOf } from './pdf-letters.ts';
import { linesOfPages } from './pdf-lines.ts';

export interface DocumentText {
  text: string;
  /** True when the document exceeds the bounds. */
  more: boolean;
}

/** Maximum of a document that is indexed: a law of a hundred pages is found by its first ones. */
const maxOfDocument = { pages: 60, letters: 100_000, beyond: 'leave' } as const;
/** Minimum letters of a text; less is a page number, or a stamp on a picture. */
const minLetters = 20;

/** Reads the text of a PDF in a thread, so that a malicious file cannot block the event loop. */
export default async function read({ path }: { path: string }): Promise<DocumentText> {
  const { pages, more } = await lettersOf(await readFile(path), maxOfDocument);
  const text = linesOfPages(pages)
    .map((line) => line.text)
    .join('\n');
  if (text.length < minLetters) throw faultOf('no_text');
  return { text, more };
}
