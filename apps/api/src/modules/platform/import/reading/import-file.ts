import type { MessageKey } from '@acheep/contract/kernel/message';
import type { ImportFormat } from '@acheep/contract/platform/import-option';

/** A message of the contract with its parameters: stored like this, and rendered in the reader's language. */
export interface Said {
  key: MessageKey;
  params?: Record<string, string | number>;
}

/** One row of a file, by column name. */
export interface FileRow {
  /** Line number of its start; in JSON the number of the item. */
  line: number;
  cells: Record<string, string>;
  /** The fault of the row as a whole. */
  fault?: MessageKey;
}

export interface ImportFile {
  format: ImportFormat;
  encoding: string;
  rows: FileRow[];
  notes: Said[];
}

/** Thrown for a file that cannot be read at all, with the reason. */
export class Unreadable extends Error {
  readonly said: Said;

  constructor(key: MessageKey, params?: Said['params']) {
    super(key);
    this.said = { key, ...(params && { params }) };
  }
}
