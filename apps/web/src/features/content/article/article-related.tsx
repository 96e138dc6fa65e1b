import type { ArticleDetail } from '@acheep/contract/content/article';
import type { ListedKind } from '@acheep/contract/content/article-option';
import { articleShapes } from '@acheep/contract/content/article-option';
import { useIntersection } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { relatedQuery } from '../../../entities/content/article/article.api.ts';
import { ArticleCardList } from '../../../entities/content/article/article-card-list.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './article-page.module.css';

const shown = 4;

/** Texts of a kind under the same topic. */
function Related({ kind, topic, id, title }: { kind: ListedKind; topic: string; id: string; title: string }) {
  // One more than shown: it may itself be among them.
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

/** What else there is under the topic, of each kind that has it, and jobs: fetched when somebody scrolls near them. */
export function ArticleRelated({ article: { _id, kind, topic, category } }: { article: ArticleDetail }) {
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
    <div className={classes.related}>
      {kinds.map((one) => (
        <Related key={one} kind={one} topic={topic ?? ''} id={_id} title={t(`${one}.related`)} />
      ))}
      {category && <Jobs categoryId={category._id} title={t('relatedJobs')} />}
    </div>
  );
}
