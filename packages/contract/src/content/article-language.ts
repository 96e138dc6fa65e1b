import type { Locale } from '../kernel/locale.ts';
import type { PageHead } from '../kernel/page-head.ts';
import { plainStart } from '../kernel/plain-text.ts';

type Bilingual = Readonly<Record<Locale, string | null>>;
interface Titled {
  languages: readonly Locale[];
  title: Bilingual;
}

/** Language in which to show an article to a reader of `wanted`: the other one where it is incomplete in this. */
export const shownLanguageIn = ({ languages, title }: Titled, wanted: Locale): Locale => {
  if (languages.includes(wanted)) return wanted;
  return languages[0] ?? (title[wanted] ? wanted : wanted === 'en' ? 'km' : 'en');
};

/** Title and description in the language shown. */
export function headOfArticle(
  article: Titled & { summary: Bilingual; body: Bilingual },
  wanted: Locale,
): PageHead {
  const lang = shownLanguageIn(article, wanted);
  const body = article.body[lang];
  return {
    title: article.title[lang] ?? undefined,
    description: article.summary[lang] ?? (body ? plainStart(body) : undefined),
  };
}
