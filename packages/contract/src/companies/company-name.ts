import type { Locale } from '../kernel/locale.ts';

/** Company's names as parameters of a notification, which its reader gets in the language of the page. */
export const namesOf = ({ name, nameKm }: { name: string; nameKm: string | null }) => ({
  company: name,
  ...(nameKm && { companyKm: nameKm }),
});

/** Company's name in a language; `name` where there is no Khmer one. */
export const companyNameIn = (
  locale: Locale,
  { name, nameKm }: { name: string; nameKm: string | null },
): string => (locale === 'km' ? (nameKm ?? name) : name);
