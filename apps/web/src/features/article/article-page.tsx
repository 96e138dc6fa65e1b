import type { ArticleDetail } from '@acheep/contract/article';
import type { ListedKind } from '@acheep/contract/article-option';
import { Button, Container, Skeleton } from '@mantine/core';
import { IconBooks, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { articleQuery } from '../../entities/article/article.api.ts';
import { shownLanguage } from '../../entities/article/article-language.ts';
import { articlePaths } from '../../entities/article/article-link.ts';
import { ArticleView } from '../../entities/article/article-view.tsx';
import { call } from '../../lib/api.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../ui/missing-record.tsx';
import { plainStart } from '../../ui/plain-start.ts';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import classes from './article-page.module.css';
import { ArticleRelated } from './article-related.tsx';
import { ArticleUseful } from './article-useful.tsx';

export const ArticleWaiting = () => (
  <div className={classes.waiting} role="status">
    <Skeleton height={16} width={180} />
    <Skeleton height={32} width="75%" mt={24} />
    <Skeleton height={18} width="40%" mt={14} />
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={14} mt={16} width={`${96 - index * 4}%`} />
    ))}
  </div>
);

/** Title and description in the language that is shown. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
  const lang = shownLanguage(article);
  const { title, summary, body } = article;
  return (
    <PageHead
      title={title[lang] ?? undefined}
      description={summary[lang] ?? (body[lang] ? plainStart(body[lang]) : undefined)}
    />
  );
}

/** What one does with a text that one has read. */
export function ArticleFoot({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  return (
    <footer className={classes.foot}>
      <ArticleUseful key={article._id} article={article} />
      <div className={classes.tools}>
        <ShareButtons
          url={window.location.href}
          title={article.title[shownLanguage(article)] ?? ''}
          words={{ copy: t('share.copy'), share: t('share.share'), copied: t('share.copied') }}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
    </footer>
  );
}

/** Has a look at a text counted: nobody waits for it, and nobody misses it. */
export function useCountLook(id: string | undefined) {
  useEffect(() => {
    if (id) void call('POST /article/:id/view', { params: { id } }).catch(() => undefined);
  }, [id]);
}

/** The page of a tip, a policy or a prakas. */
function ArticlePage({ kind }: { kind: ListedKind }) {
  const { t } = useTranslation('article');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(articleQuery(kind, id));
  useCountLook(data?._id);
  const list = articlePaths[kind].list;
  return (
    <Container className={classes.page}>
      {isMissing(error) ? (
        <MissingRecord
          icon={IconBooks}
          title={t(`${kind}.missing`)}
          text={t('missing')}
          link={{ component: Link, to: list() }}
          action={t(`${kind}.all`)}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <ArticleHead article={data} />
          <Breadcrumb
            label={t('breadcrumb')}
            items={[{ label: t(`${kind}.title`), link: { component: Link, to: list() } }]}
          />
          <ArticleView key={data._id} article={data} />
          <ArticleFoot article={data} />
          <ArticleRelated key={`related-${data._id}`} article={data} />
        </>
      ) : (
        !error && <ArticleWaiting />
      )}
    </Container>
  );
}

export const TipPage = () => <ArticlePage key="tip" kind="tip" />;
export const PolicyPage = () => <ArticlePage key="policy" kind="policy" />;
export const PrakasPage = () => <ArticlePage key="prakas" kind="prakas" />;
