import type { ArticleDetail } from '@acheep/contract/content/article';
import { articleTopics } from '@acheep/contract/content/article-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Alert, Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconEye, IconFileText, IconLanguage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { type PictureLinks, RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { shownLanguage } from './article-language.ts';
import classes from './article-view.module.css';

const PdfView = lazy(async () => {
  const [{ PdfView: Component }] = await Promise.all([
    import('../../../ui/pdf-view.tsx'),
    loadNamespaces(['field']),
  ]);
  return { default: Component };
});

type File = ArticleDetail['attachments'][number];

/** A document that can be previewed on the page and downloaded. */
function Document({ url, originalName, size }: File) {
  const { t } = useTranslation('article');
  const [open, setOpen] = useState(false);
  return (
    <li className={classes.document}>
      <div className={classes.documentLine}>
        <IconFileText size={20} color="var(--ac-icon)" aria-hidden />
        <span className={classes.documentName} lang={/[\u1780-\u17ff]/.test(originalName) ? 'km' : 'en'}>
          {originalName}{' '}
          <Text span size="sm" c="dimmed">
            {fileSize(size)}
          </Text>
        </span>
        <div className={classes.documentActions}>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'document.hide' : 'document.show')}
          </Button>
          <Anchor href={url} download={originalName} className={classes.download} size="sm">
            <IconDownload size={16} aria-hidden /> {t('document.download')}
          </Anchor>
        </div>
      </div>
      {open && (
        <Suspense fallback={<Skeleton height={480} />}>
          <PdfView url={url} name={originalName} />
        </Suspense>
      )}
    </li>
  );
}

function ArticleDocuments({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('article');
  if (files.length === 0) return null;
  return (
    <div lang={currentLocale()}>
      <Section title={t('documentsTitle', { count: files.length })}>
        <ul className={classes.documents}>
          {files.map((file) => (
            <Document key={file.url} {...file} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** A section of a long article, from one heading to the next. */
interface ArticlePart {
  id: string;
  /** Undefined for the part before the first heading. */
  heading: string | undefined;
  html: string;
}

const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();

/** Splits an article at its main headings, so that a table of contents can link to them. */
const partsOf = (html: string): ArticlePart[] =>
  html
    .split(/(?=<h3[ >])/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => ({
      id: `part-${index + 1}`,
      heading: /^<h3[ >]/.test(part) ? plain(part.slice(0, part.indexOf('</h3>') + 5)) : undefined,
      html: part,
    }));

/** Minimum number of headings for a table of contents. */
const least = 3;

function ArticleContents({ parts }: { parts: readonly ArticlePart[] }) {
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

const ArticleVideo = lazy(async () => {
  await loadNamespaces(['widget']);
  return { default: (await import('./article-video.tsx')).ArticleVideo };
});

interface ArticleViewProps {
  article: ArticleDetail;
  /** Language of a preview, if it differs from the page's. */
  language?: Locale;
  /** Omits the title, for pages whose heading already names the article. */
  untitled?: boolean;
  /** Temporary URLs of pictures that are not public yet. */
  links?: PictureLinks;
}

/** A published article: title, facts, contents, text and documents. */
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
