import type { ListedKind } from '@acheep/contract/content/article-option';
import { Container } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { articleQuery } from '../../../entities/content/article/article.api.ts';
import { articlePaths } from '../../../entities/content/article/article-link.ts';
import { ArticleView } from '../../../entities/content/article/article-view.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { ArticleFoot, ArticleHead, ArticleWaiting, useCountLook } from './article-around.tsx';
import classes from './article-page.module.css';
import { ArticleRelated } from './article-related.tsx';

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
