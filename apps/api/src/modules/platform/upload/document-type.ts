import { type FileHandle, open } from 'node:fs/promises';
import type { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { fileTypeFromFile } from 'file-type';
import { compoundStreams } from './compound-file.ts';
import { readZipEntry } from './zip-entry.ts';

export type DocumentType = keyof (typeof uploadKinds)['document']['types'];

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Maximum bytes of the content types list that is unpacked. Word's are below 10 kB. */
const largestContentTypes = 256_000;

/** True for a PDF with its end mark, and nothing at its head that a browser might take for a page. */
async function isPdf(file: FileHandle, size: number): Promise<boolean> {
  const { buffer: head } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
  const { buffer: tail } = await file.read(Buffer.alloc(2048), 0, 2048, Math.max(0, size - 2048));
  return (
    /^%PDF-\d/.test(head.toString('latin1')) &&
    !/<(!doctype|html|head|body|script|svg|iframe)/i.test(head.toString('latin1')) &&
    tail.includes('%%EOF')
  );
}

async function isWordPackage(path: string): Promise<boolean> {
  const types = await readZipEntry(path, '[Content_Types].xml', largestContentTypes);
  return types?.includes(`"${docx}.main+xml"`) ?? false;
}

/** Verifies that the file is what its first bytes announce. */
async function confirmed(
  path: string,
  file: FileHandle,
  announced: string | undefined,
): Promise<DocumentType | null> {
  const { size } = await file.stat();
  switch (announced) {
    case 'application/pdf':
      return (await isPdf(file, size)) ? 'application/pdf' : null;
    case 'application/x-cfb':
      return (await compoundStreams(file)).includes('WordDocument') ? 'application/msword' : null;
    case docx:
    case 'application/zip':
      return (await isWordPackage(path)) ? docx : null;
    default:
      return null;
  }
}

/** Detects the document type of a file from its content alone; null for everything else. */
export async function documentTypeOf(path: string): Promise<DocumentType | null> {
  const announced = await fileTypeFromFile(path);
  const file = await open(path);
  try {
    return await confirmed(path, file, announced?.mime);
  } finally {
    await file.close();
  }
}
