import type { Locale } from '@acheep/contract/kernel/locale';

const alphabet = new Intl.Collator('km');
/** No letter before it is one of Khmer. */
const firstKhmer = 'ក';

/**
 * The order in which readers look for a name, as `km-x-icu` has it in the database: Khmer letters as in a dictionary, and
 * then Latin ones, whose capitals make no difference; on an English page Latin letters come first.
 */
const orders: Record<Locale, (one: string, other: string) => number> = {
  en: (one, other) => Number(one >= firstKhmer) - Number(other >= firstKhmer) || alphabet.compare(one, other),
  km: alphabet.compare,
};

/** Puts what has a name in order: of lists that are short enough to be there whole. */
export const inNameOrder = <Row>(rows: readonly Row[], nameOf: (row: Row) => string, locale: Locale): Row[] =>
  [...rows].sort((one, other) => orders[locale](nameOf(one), nameOf(other)));
