import type { ArticleCard } from '@acheep/contract/article';
import type { Locale } from '@acheep/contract/locale';
import { currentLocale } from '../../lib/locale.ts';

/** The language in which a text is shown to whoever wants `wanted`: the other one where it is not whole in this. */
export const shownLanguage = (
  { languages, title }: Pick<ArticleCard, 'languages' | 'title'>,
  wanted: Locale = currentLocale(),
): Locale => {
  if (languages.includes(wanted)) return wanted;
  return languages[0] ?? (title[wanted] ? wanted : wanted === 'en' ? 'km' : 'en');
};
