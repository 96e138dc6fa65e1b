import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { ArticlePart } from './article-parts.ts';
import classes from './article-view.module.css';

/** From so many headings on one looks for a way through. */
const least = 3;

/** The headings of a long text, each leading to its part. */
export function ArticleContents({ parts }: { parts: readonly ArticlePart[] }) {
  const { t } = useTranslation('article');
  const headed = parts.filter(({ heading }) => heading);
  if (headed.length < least) return null;
  return (
    <nav className={classes.contents} aria-labelledby="article-contents">
      <p id="article-contents" className={classes.contentsTitle} lang={currentLocale()}>
        {t('contents')}
      </p>
      <ol>
        {headed.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading?.replace(/^\d+[.)]\s*/, '')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
