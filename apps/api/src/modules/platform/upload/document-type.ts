import { open, readFile, stat, writeFile } from 'node:fs/promises';
import type { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { fileTypeFromFile } from 'file-type';
import { compoundStreams } from './compound-file.ts';
import { readZipEntry } from './zip-entry.ts';

export type DocumentType = keyof (typeof uploadKinds)['document']['types'];

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Maximum bytes of the content types list that is unpacked. Word's are below 10 kB. */
const maxContentTypesBytes = 256_000;

/** Maximum bytes before the header of a PDF; programs that open PDFs look no further. */
const maxHeaderOffset = 1024;
const endMark = '%%EOF';

/**
 * Bytes of a PDF from its header to its end mark, as mail programs and servers leave something around them; null for a
 * file that lacks one of them, or has anything at its head that a browser might take for a page.
 */
function pdfIn(content: Buffer): Buffer | null {
  const start = content
    .subarray(0, maxHeaderOffset)
    .toString('latin1')
    .search(/%PDF-\d/);
  const head = content.subarray(0, start + maxHeaderOffset).toString('latin1');
  if (start < 0 || /<(!doctype|html|head|body|script|svg|iframe)/i.test(head)) return null;
  const end = content.lastIndexOf(endMark) + endMark.length;
  // A file that was cut off may have an end mark behind its first page, and objects after that.
  if (end < start + endMark.length || content.includes(' obj', end)) return null;
  const [lineEnd = ''] = /^(?:\r\n|\r|\n)?/.exec(content.subarray(end, end + 2).toString('latin1')) ?? [];
  return content.subarray(start, end + lineEnd.length);
}

async function isWordPackage(path: string): Promise<boolean> {
  const types = await readZipEntry(path, '[Content_Types].xml', maxContentTypesBytes);
  return types?.includes(`"${docx}.main+xml"`) ?? false;
}

async function isWordDocument(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return (await compoundStreams(file)).includes('WordDocument');
  } finally {
    await file.close();
  }
}

/**
 * Detects the document type of a received file from its content alone, with its size; null for everything else. Of a
 * PDF the file keeps only what lies between its header and its end mark.
 */
export async function receivedDocument(
  path: string,
): Promise<{ mediaType: DocumentType; size: number } | null> {
  const announced = await fileTypeFromFile(path);
  const { size } = await stat(path);
  switch (announced?.mime) {
    case undefined:
    case 'application/pdf': {
      const pdf = pdfIn(await readFile(path));
      if (pdf && pdf.length < size) await writeFile(path, pdf);
      return pdf && { mediaType: 'application/pdf', size: pdf.length };
    }
    case 'application/x-cfb':
      return (await isWordDocument(path)) ? { mediaType: 'application/msword', size } : null;
    case docx:
    case 'application/zip':
      return (await isWordPackage(path)) ? { mediaType: docx, size } : null;
    default:
      return null;
  }
}
