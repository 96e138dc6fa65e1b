import type { Locale } from '../kernel/locale.ts';

/** Company's name in a language; `name` where there is no Khmer one. */
export const companyNameIn = (
  locale: Locale,
  { name, nameKm }: { name: string; nameKm: string | null },
): string => (locale === 'km' ? (nameKm ?? name) : name);

/** Language of a user's text: Khmer needs its own line height and voice on an English page too. */
export const languageOf = (text: string): 'km' | 'en' => (/[\u1780-\u17ff]/.test(text) ? 'km' : 'en');
