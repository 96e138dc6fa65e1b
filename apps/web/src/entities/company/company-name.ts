import { currentLocale } from '../../lib/locale.ts';

/** The company's name in the page's language, if it has one in Khmer. */
export const companyName = ({ name, nameKm }: { name: string; nameKm: string | null }): string =>
  currentLocale() === 'km' ? (nameKm ?? name) : name;

/** The language that somebody wrote a text in: Khmer words need its line height and voice on an English page too. */
export const languageOf = (text: string): 'km' | 'en' => (/[\u1780-\u17ff]/.test(text) ? 'km' : 'en');
