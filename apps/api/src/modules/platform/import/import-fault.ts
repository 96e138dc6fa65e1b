import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import { type MessageKey, message } from '@acheep/contract/kernel/message';

type Param = string | number | Localized;

/** A fault of a cell: the message key, its parameters (some in both languages), and the cell's value. */
export interface Fault {
  column: string;
  value: string;
  key: MessageKey;
  params?: Record<string, Param>;
}

/** Maximum characters of a wrong cell stored with its fault. */
const maxValueLength = 200;
export const faultOf = (column: string, value: string, key: MessageKey, params?: Fault['params']): Fault => ({
  column,
  value: value.slice(0, maxValueLength).toWellFormed(),
  key,
  ...(params && { params }),
});

/** Renders a stored message in the reader's language. Faults stored by earlier versions have their cell as `value`. */
export function sentence(
  {
    key,
    params = {},
    value = '',
  }: { key: MessageKey; params?: Record<string, Param> | undefined; value?: string },
  locale: Locale,
  attribute = '',
): string {
  const filled = Object.entries(params).map(([name, param]) => [
    name,
    typeof param === 'object' ? param[locale] : param,
  ]);
  return message(key, locale, { value, ...Object.fromEntries(filled), attribute });
}
