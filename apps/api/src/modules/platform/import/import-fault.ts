import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import { type MessageKey, message } from '@acheep/contract/kernel/message';

type Param = string | number | Localized;

/** What is wrong with a cell: which sentence says it, what fills it (some in both languages), and what stands there. */
export interface Fault {
  column: string;
  value: string;
  key: MessageKey;
  params?: Record<string, Param>;
}

/** Characters of a wrong cell that are kept beside its fault. */
const longestValue = 200;
export const faultOf = (column: string, value: string, key: MessageKey, params?: Fault['params']): Fault => ({
  column,
  value: value.slice(0, longestValue).toWellFormed(),
  key,
  ...(params && { params }),
});

/** A sentence as it was kept, in its reader's language. */
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
