import type { PrismaClient, Transaction } from '@acheep/database/connection';
import { fieldError } from '../../../error.ts';
import { findReferences } from './reference.repository.ts';

/** Reports references to unknown records as errors of their fields. */
export function refuseUnknown(fields: readonly string[]) {
  if (fields.length === 0) return;
  throw fieldError(Object.fromEntries(fields.map((field) => [field, 'unknown_reference' as const])));
}

/** The category, industry and province of a record; unknown ones are errors of their fields. */
export async function knownReferences(
  db: PrismaClient | Transaction,
  named: Parameters<typeof findReferences>[1],
) {
  const found = await findReferences(db, named);
  const fields = ['categoryId', 'industryId', 'provinceId'] as const;
  refuseUnknown(fields.filter((field) => named[field] && !found[field]));
  return found;
}
