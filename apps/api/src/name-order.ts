import type { Locale } from '@acheep/contract/kernel/locale';

const alphabet = new Intl.Collator('km');
const firstKhmer = 'ក';

/**
 * The order of names for readers, equal to `km-x-icu` in the database: Khmer letters as in a dictionary, and then Latin
 * ones, case-insensitively; on an English page Latin letters come first.
 */
const orders: Record<Locale, (one: string, other: string) => number> = {
  en: (one, other) => Number(one >= firstKhmer) - Number(other >= firstKhmer) || alphabet.compare(one, other),
  km: alphabet.compare,
};

/** Sorts rows by name: for lists that are short enough to be loaded completely. */
export const inNameOrder = <Row>(rows: readonly Row[], nameOf: (row: Row) => string, locale: Locale): Row[] =>
  [...rows].sort((one, other) => orders[locale](nameOf(one), nameOf(other)));
