import type { Localized } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import type { z } from 'zod';

export type AuditDetails = Readonly<Record<string, string>>;

/** A kind of record in the audit log: what it is called, where it is, and the words of what is said about it. */
export interface AuditedRecord {
  title: Localized;
  /** Detail that has the record's name. */
  name: string;
  /** Its page, or the list that has it; undefined where it has neither. */
  page?(id: string, details: AuditDetails): string;
  /** The page is of the list, which is there when the record is gone. */
  isList?: true;
  /** Bodies with which such records are changed: they have the words of their fields and choices. */
  bodies?: readonly z.ZodType[];
  /** Words of details that are no field of those bodies. */
  words?: Options;
  /** Choices of such details. */
  choices?: Readonly<Record<string, Options>>;
}
