import type { MessageKey } from '@acheep/contract/kernel/message';
import type { ImportFormat } from '@acheep/contract/platform/import-option';

/** A sentence of the contract, with what fills it: kept so, and said in its reader's language. */
export interface Said {
  key: MessageKey;
  params?: Record<string, string | number>;
}

/** One row of a file, by the names of our columns. */
export interface FileRow {
  /** Where it begins: a line; of JSON the number of the entry. */
  line: number;
  cells: Record<string, string>;
  /** What is wrong with the row as a whole. */
  fault?: MessageKey;
}

export interface ImportFile {
  format: ImportFormat;
  encoding: string;
  rows: FileRow[];
  notes: Said[];
}

/** A file of which nothing can be taken, and why. */
export class Unreadable extends Error {
  readonly said: Said;

  constructor(key: MessageKey, params?: Said['params']) {
    super(key);
    this.said = { key, ...(params && { params }) };
  }
}
