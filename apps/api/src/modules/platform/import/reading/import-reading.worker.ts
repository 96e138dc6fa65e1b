import type { ImportKind } from '@acheep/contract/platform/import-option';
import { type ImportFile, type Said, Unreadable } from './import-file.ts';
import { readImport } from './read-import.ts';

export type Reading = { file: ImportFile } | { unreadable: Said };

/**
 * Reads a file in a thread. The reason why it cannot be read is returned, as an error would lose its parameters between
 * threads.
 */
export default async function read({
  kind,
  content,
}: {
  kind: ImportKind;
  content: Uint8Array;
}): Promise<Reading> {
  try {
    return { file: await readImport(kind, content) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.said };
    throw error;
  }
}
