import { fieldError } from '../../error.ts';

/** Refuses what names a record that is not there: that is the fault of these fields. */
export function refuseUnknown(fields: readonly string[]) {
  if (fields.length === 0) return;
  throw fieldError(Object.fromEntries(fields.map((field) => [field, 'unknown_reference' as const])));
}
