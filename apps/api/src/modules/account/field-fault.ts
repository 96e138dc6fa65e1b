import { fieldLabel } from '@acheep/contract/field-label';
import type { Locale } from '@acheep/contract/locale';
import { type MessageKey, type MessageParams, message } from '@acheep/contract/message';
import { AppError } from '../../error.ts';
import { isCommonPassword } from './common-password.ts';

/** A 422 about one field that only the server can judge, in the form's own kind of sentence. */
export function fieldFault(field: string, key: MessageKey, locale: Locale, params: MessageParams = {}) {
  const sentence = message(key, locale, { ...params, attribute: fieldLabel(field, locale) });
  return new AppError('validation.failed', {}, { [field]: [sentence] });
}

/** Refuses, under the form's field `password`, what very many people use. */
export function refuseCommonPassword(password: string, locale: Locale) {
  if (isCommonPassword(password)) throw fieldFault('password', 'password_common', locale);
}
