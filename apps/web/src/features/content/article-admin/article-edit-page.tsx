import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { articleKinds, listedKinds } from '@acheep/contract/content/article-option';
import { valuesOf as valuesIn } from '@acheep/contract/kernel/option';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ArticleActions } from './article-actions.tsx';
import { adminArticleQuery, refreshArticles, versionsQuery } from './article-admin.api.ts';
import classes from './article-form.module.css';
import { ArticleForm } from './article-form.tsx';
import { articleField } from './article-form-texts.tsx';
import { ArticleStateBadge } from './article-state.tsx';

/** Versions of an article with author and changes; earlier ones can be viewed and restored. */
function ArticleHistory({
  article,
  onRestored,
}: {
  article: AdminArticleDetail;
  onRestored: (record: AdminArticleDetail) => void;
}) {
  const { t } = useTranslation('article-admin');
  const { data, error, refetch } = useQuery(versionsQuery(article._id));
  const { _id: id, updatedAt } = article;
  const restore = useAct({
    call: (versionId: string) =>
      call('POST /admin/article/:id/restore', { params: { id }, body: { versionId, updatedAt } }),
    asks: () => ({
      title: t('history.confirm.title'),
      message: t('history.confirm.message'),
      confirmLabel: t('history.restore'),
      tone: 'plain',
    }),
    done: t('done.restore'),
    id: 'article',
    refresh: refreshArticles,
    after: ({ data: record }) => onRestored(record),
  });
  return (
    <Section title={t('history.title')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={80} />}
      {data?.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
      <ul className={classes.versions}>
        {data?.map(({ _id, createdAt, by, changed, current }) => (
          <li key={_id}>
            <div>
              <p>
                <DateText value={createdAt} format="time" /> · {by ?? t('history.nobody')}
              </p>
              <Text size="sm" c="dimmed">
                {changed.length > 0
                  ? t('history.changed', {
                      fields: changed.map((field) => articleField(field as 'title')).join(', '),
                    })
                  : t('history.first')}
              </Text>
            </div>
            {current ? (
              <Text size="sm" fw={600}>
                {t('history.current')}
              </Text>
            ) : (
              <Group gap="xs">
                <Button
                  component={Link}
                  variant="default"
                  size="xs"
                  to={adminPaths.articlePreview(id, { version: _id })}
                >
                  {t('history.look')}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  loading={restore.given === _id}
                  onClick={() => restore.act(_id)}
                >
                  {t('history.restore')}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ArticleCreatePage() {
  const { t } = useTranslation('article-admin');
  const [params] = useSearchParams();
  const kind = valuesIn(listedKinds).find((one) => one === params.get('kind')) ?? 'tip';
  return (
    <>
      <PageHead title={t(`create.${kind}`)} noIndex />
      <PageHeader title={t(`create.${kind}`)} lead={t('form.lead')} />
      <ArticleForm key={kind} kind={kind} />
    </>
  );
}

/** The form keeps its initial values, so restoring a version remounts it. */
function Editor({ saved }: { saved: AdminArticleDetail }) {
  const [restored, setRestored] = useState<AdminArticleDetail>();
  // The response to restoring arrives before the refetched record.
  const shown = restored && restored.updatedAt > saved.updatedAt ? restored : saved;
  return (
    <>
      <ArticleForm key={restored?.updatedAt} kind={saved.kind} saved={shown} />
      <ArticleHistory article={shown} onRestored={setRestored} />
    </>
  );
}

export function ArticleEditPage() {
  const { t } = useTranslation('article-admin');
  const { id = '' } = useParams();
  const {
    data: saved,
    error,
    refetch,
  } = useQuery({
    ...adminArticleQuery(id),
    // The worker extracts text from documents within seconds; polling does not reset the form.
    refetchInterval: ({ state }) =>
      state.data?.data.attachments.some(({ reading }) => reading === 'waiting') ? 3000 : false,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const title = saved?.title[currentLocale()] ?? saved?.title.en ?? saved?.title.km;
  return (
    <>
      <PageHead title={title ?? t('title')} noIndex />
      <PageHeader
        title={saved ? localized(articleKinds[saved.kind]) : t('title')}
        lead={title}
        action={
          saved && (
            <Group gap="xs">
              <ArticleStateBadge state={saved.state} />
              <ArticleActions article={saved} />
            </Group>
          )
        }
      />
      {saved?.state === 'scheduled' && saved.publishAt && (
        <Alert color="saffron" mb="md">
          {t('scheduled')} <DateText value={saved.publishAt} format="time" />
        </Alert>
      )}
      {saved ? <Editor key={saved._id} saved={saved} /> : <SkeletonList count={3} height={240} />}
    </>
  );
}
