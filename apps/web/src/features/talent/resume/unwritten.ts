import type { Locale } from '@acheep/contract/kernel/locale';

const isPair = (value: object): value is Record<Locale, string | null> => 'en' in value && 'km' in value;

/** Number of texts among the values of a form or a CV that are written in the other language only. */
export function unwritten(values: unknown, locale: Locale): number {
  if (!values || typeof values !== 'object') return 0;
  if (isPair(values)) {
    const other = values[locale === 'en' ? 'km' : 'en'];
    return !values[locale]?.trim() && other?.trim() ? 1 : 0;
  }
  return Object.values(values).reduce((sum: number, value) => sum + unwritten(value, locale), 0);
}
