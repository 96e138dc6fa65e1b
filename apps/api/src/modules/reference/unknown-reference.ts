import { fieldLabel } from '@acheep/contract/field-label';
import type { Locale } from '@acheep/contract/locale';
import { message } from '@acheep/contract/message';
import { AppError } from '../../error.ts';

/** Refuses what names a record that is not there: that is the fault of these fields. */
export function refuseUnknown(fields: readonly string[], locale: Locale) {
  if (fields.length === 0) return;
  const sentence = (field: string) =>
    message('unknown_reference', locale, { attribute: fieldLabel(field, locale) });
  const errors = Object.fromEntries(fields.map((field) => [field, [sentence(field)]]));
  throw new AppError('validation.failed', {}, errors);
}
