import type { ArticleCard } from '@acheep/contract/content/article';
import { shownLanguageIn } from '@acheep/contract/content/article-language';
import type { Locale } from '@acheep/contract/kernel/locale';
import { currentLocale } from '../../../lib/locale.ts';

/** Returns the language in which an article is shown: `wanted`, or the other one if the article is incomplete in it. */
export const shownLanguage = (
  article: Pick<ArticleCard, 'languages' | 'title'>,
  wanted: Locale = currentLocale(),
): Locale => shownLanguageIn(article, wanted);
