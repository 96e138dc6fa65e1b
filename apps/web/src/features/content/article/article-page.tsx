import type { ArticleDetail } from '@acheep/contract/content/article';
import { articlePaths } from '@acheep/contract/content/article-link';
import { articleShapes, type ListedKind } from '@acheep/contract/content/article-option';
import { Container } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { articleQuery, relatedQuery } from '../../../entities/content/article/article.api.ts';
import { ArticleCardList } from '../../../entities/content/article/article-card-list.tsx';
import { ArticleView } from '../../../entities/content/article/article-view.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { Section } from '../../../ui/section.tsx';
import { ArticleFoot, ArticleHead, ArticleWaiting, useCountView } from './article-around.tsx';
import classes from './article-page.module.css';

const shown = 4;

/** Articles of one kind on the same topic. */
function Related({ kind, topic, id, title }: { kind: ListedKind; topic: string; id: string; title: string }) {
  // One more than shown, since the article itself may be among them.
  const { data, isError } = useQuery(relatedQuery(kind, topic, shown + 1));
  const others = data?.data.filter(({ _id }) => _id !== id).slice(0, shown);
  if (isError || others?.length === 0) return null;
  return (
    <Section title={title}>
      <ArticleCardList articles={others} expected={2} twoColumns as="h3" />
    </Section>
  );
}

function Jobs({ categoryId, title }: { categoryId: string; title: string }) {
  const { data, isError } = useQuery(
    apiQuery('GET /job', { query: { limit: shown, 'filter[categoryId]': categoryId } }),
  );
  if (isError || data?.data.length === 0) return null;
  return (
    <Section title={title}>
      <JobCardList jobs={data?.data} expected={2} twoColumns as="h3" />
    </Section>
  );
}

/** Related articles of each kind that has the topic, and jobs: loaded when the user scrolls near them. */
function ArticleRelated({ article: { _id, kind, topic, category } }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '400px 0px' });
  const [near, setNear] = useState(false);
  if (entry?.isIntersecting && !near) setNear(true);
  if (!topic && !category) return null;
  if (!near) return <div ref={ref} className={classes.place} />;
  const kinds = (['tip', 'policy', 'prakas'] as const)
    .filter((one) => topic && topic in articleShapes[one].topics)
    .sort((a, b) => Number(b === kind) - Number(a === kind));
  return (
    <div className={classes.related} data-own>
      {kinds.map((one) => (
        <Related key={one} kind={one} topic={topic ?? ''} id={_id} title={t(`${one}.related`)} />
      ))}
      {category && <Jobs categoryId={category._id} title={t('relatedJobs')} />}
    </div>
  );
}

function ArticlePage({ kind }: { kind: ListedKind }) {
  const { t } = useTranslation('article');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(articleQuery(kind, id));
  useCountView(data?._id);
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
