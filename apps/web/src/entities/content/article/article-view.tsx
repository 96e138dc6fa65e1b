import type { ArticleDetail } from '@acheep/contract/content/article';
import { articleFacts } from '@acheep/contract/content/article-facts';
import type { Locale } from '@acheep/contract/kernel/locale';
import { factValue, type PageSection, type Phrase } from '@acheep/contract/kernel/page-facts';
import { Alert, Anchor, Button, Skeleton, Title } from '@mantine/core';
import { IconDownload, IconEye, IconFileText, IconLanguage } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type PictureLinks, RichText } from '../../../ui/rich-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { Subject } from '../../../ui/subject/subject.tsx';
import { Phrases } from '../../phrase.tsx';
import { articleSubjects } from './article-subject.ts';
import classes from './article-view.module.css';

const PdfView = lazy(async () => {
  const [{ PdfView: Component }] = await Promise.all([
    import('../../../ui/pdf-view.tsx'),
    loadNamespaces(['field']),
  ]);
  return { default: Component };
});

/** A document, with buttons to view it within the page and to download it. */
function Document({ file }: { file: Phrase }) {
  const { text, href = '' } = file;
  const { t } = useTranslation('article');
  const [open, setOpen] = useState(false);
  return (
    <li className={classes.document}>
      <div className={classes.documentLine}>
        <IconFileText size={20} color="var(--ac-icon)" aria-hidden />
        <span className={classes.documentName}>
          <Phrases of={[file]} />
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
          <Anchor href={href} download={text} className={classes.download} size="sm" data-own>
            <IconDownload size={16} aria-hidden /> {t('document.download')}
          </Anchor>
        </div>
      </div>
      {open && (
        <Suspense fallback={<Skeleton height={480} />}>
          <PdfView url={href} name={text} />
        </Suspense>
      )}
    </li>
  );
}

/** Attached PDFs of an article. */
const ArticleDocuments = ({ title, list = [] }: PageSection) => (
  <div lang={currentLocale()}>
    <Section title={title}>
      <ul className={classes.documents}>
        {list.map(([file]) => file && <Document key={file.href} file={file} />)}
      </ul>
    </Section>
  </div>
);

/** Details of a regulation. */
const ArticleFacts = ({ facts = [] }: PageSection) => (
  <dl className={classes.facts} lang={currentLocale()}>
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        {value.map((phrase) => (
          <dd key={phrase.text}>
            <Phrases of={[phrase]} />
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

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
const minHeadings = 3;

function ArticleContents({ parts }: { parts: readonly ArticlePart[] }) {
  const { t } = useTranslation('article');
  const headed = parts.filter(({ heading }) => heading);
  if (headed.length < minHeadings) return null;
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
  const { cover, video, minutes } = article;
  const { title, facts, sections } = articleFacts(article, reader(), language);
  const lang = title.lang ?? currentLocale();
  const section = (key: string) => sections.find((one) => one.key === key);
  const parts = partsOf(section('body')?.html ?? '');
  const [legal, documents] = [section('facts'), section('documents')];
  const first = (key: string) => factValue(facts, key)[0];
  // Terms, guides and what the site says of itself need no picture.
  const isAbout = article.topic || article.key === 'nssf' || article.key === 'safety';
  const subject = isAbout ? articleSubjects([article]).get(article._id) : undefined;
  const [topic, summary, only] = [first('topic'), first('summary'), first('only')];
  return (
    <article className={classes.article} lang={lang}>
      <header className={classes.head}>
        {topic && (
          <p className={classes.topic} lang={currentLocale()}>
            {topic.text}
          </p>
        )}
        {!untitled && (
          <Title order={1} className={classes.title}>
            {title.text}
          </Title>
        )}
        {summary && <p className={classes.summary}>{summary.text}</p>}
        <p className={classes.by} lang={currentLocale()}>
          {['author', 'minutes', 'day'].map((key) => (
            <span key={key}>
              <Phrases of={factValue(facts, key)} />
            </span>
          ))}
        </p>
      </header>
      {only && (
        <Alert color="yellow" icon={<IconLanguage aria-hidden />} lang={currentLocale()}>
          {only.text}
        </Alert>
      )}
      {cover ? (
        <img className={classes.cover} src={cover.image} alt="" decoding="async" />
      ) : (
        subject && <Subject name={subject} className={classes.drawn} />
      )}
      {video && (
        <Suspense fallback={<Skeleton className={classes.video} />}>
          <ArticleVideo video={video} name={title.text} />
        </Suspense>
      )}
      {legal && <ArticleFacts {...legal} />}
      {minutes[lang] > 1 && <ArticleContents parts={parts} />}
      <div className={classes.text}>
        {parts.map(({ id, html }) => (
          <div key={id} id={id} className={classes.part}>
            <RichText html={html} {...(links && { links })} />
          </div>
        ))}
      </div>
      {documents && <ArticleDocuments {...documents} />}
    </article>
  );
}
