import type { Locale } from '../kernel/locale.ts';

/** Company's name in a language; `name` where there is no Khmer one. */
export const companyNameIn = (
  locale: Locale,
  { name, nameKm }: { name: string; nameKm: string | null },
): string => (locale === 'km' ? (nameKm ?? name) : name);
