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
const longestValue = 200;
export const faultOf = (column: string, value: string, key: MessageKey, params?: Fault['params']): Fault => ({
  column,
  value: value.slice(0, longestValue).toWellFormed(),
  key,
  ...(params && { params }),
});

/** Renders a stored message in the reader's language. */
export function sentence(
  { key, params = {} }: { key: MessageKey; params?: Record<string, Param> | undefined },
  locale: Locale,
  attribute = '',
): string {
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[locale] : value,
  ]);
  return message(key, locale, { ...Object.fromEntries(filled), attribute });
}
