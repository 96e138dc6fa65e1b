import type { Locale } from '../kernel/locale.ts';

/** A company's name in a language, if it has one in Khmer. */
export const companyNameIn = (
  locale: Locale,
  { name, nameKm }: { name: string; nameKm: string | null },
): string => (locale === 'km' ? (nameKm ?? name) : name);

/** The language that somebody wrote a text in: Khmer words need its line height and voice on an English page too. */
export const languageOf = (text: string): 'km' | 'en' => (/[\u1780-\u17ff]/.test(text) ? 'km' : 'en');
