import type { ArticleCard } from '@acheep/contract/content/article';
import { shownLanguageIn } from '@acheep/contract/content/article-language';
import type { Locale } from '@acheep/contract/kernel/locale';
import { currentLocale } from '../../../lib/locale.ts';

/** The language in which a text is shown to whoever wants `wanted`: the other one where it is not whole in this. */
export const shownLanguage = (
  article: Pick<ArticleCard, 'languages' | 'title'>,
  wanted: Locale = currentLocale(),
): Locale => shownLanguageIn(article, wanted);
