import type { ArticleDetail } from '@acheep/contract/content/article';
import { articleTopics } from '@acheep/contract/content/article-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Alert, Skeleton, Title } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { type PictureLinks, RichText } from '../../../ui/rich-text.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleDocuments } from './article-documents.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { shownLanguage } from './article-language.ts';
import { partsOf } from './article-parts.ts';
import classes from './article-view.module.css';

const ArticleVideo = lazy(async () => {
  await loadNamespaces(['widget']);
  return { default: (await import('./article-video.tsx')).ArticleVideo };
});

interface ArticleViewProps {
  article: ArticleDetail;
  /** In which language, where that is not the page's: of a preview. */
  language?: Locale;
  /** Below a heading that names it already. */
  untitled?: boolean;
  /** Of the pictures in it, where not everybody may see them yet. */
  links?: PictureLinks;
}

/** A text as everybody reads it: title, facts, contents, words, documents. */
export function ArticleView({ article, language, untitled, links }: ArticleViewProps) {
  const { t } = useTranslation('article');
  const wanted = language ?? currentLocale();
  const lang = shownLanguage(article, wanted);
  const { title, summary, body, topic, author, cover, kind, publishedAt, updatedAt } = article;
  const parts = partsOf(body[lang] ?? '');
  const isText = article.key !== null;
  return (
    <article className={classes.article} lang={lang}>
      <header className={classes.head}>
        {topic && (
          <p className={classes.topic} lang={currentLocale()}>
            {localized(articleTopics[topic])}
          </p>
        )}
        {!untitled && (
          <Title order={1} className={classes.title}>
            {title[lang]}
          </Title>
        )}
        {summary[lang] && <p className={classes.summary}>{summary[lang]}</p>}
        <p className={classes.by} lang={currentLocale()}>
          {author && <span lang={/[\u1780-\u17ff]/.test(author) ? 'km' : 'en'}>{author}</span>}
          {kind !== 'prakas' && body[lang] && <span>{t('minutes', { count: article.minutes[lang] })}</span>}
          {publishedAt && (
            <span>
              <DateText value={isText ? updatedAt : publishedAt} format="day">
                {(date) => t(isText ? 'changed' : 'published', { date })}
              </DateText>
            </span>
          )}
        </p>
      </header>
      {lang !== wanted && (
        <Alert
          color="yellow"
          icon={<IconLanguage aria-hidden />}
          lang={currentLocale()}
          className={classes.note}
        >
          {t(`only.${lang}`)}
        </Alert>
      )}
      {cover && <img className={classes.cover} src={cover.image} alt="" decoding="async" />}
      {article.video && (
        <Suspense fallback={<Skeleton className={classes.video} />}>
          <ArticleVideo video={article.video} name={title[lang] ?? ''} />
        </Suspense>
      )}
      <ArticleFacts article={article} />
      {article.minutes[lang] > 1 && <ArticleContents parts={parts} />}
      <div className={classes.text}>
        {parts.map(({ id, html }) => (
          <div key={id} id={id} className={classes.part}>
            <RichText html={html} {...(links && { links })} />
          </div>
        ))}
      </div>
      <ArticleDocuments files={article.attachments} />
    </article>
  );
}
