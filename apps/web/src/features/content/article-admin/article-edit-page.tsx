import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { articleKinds, listedKinds } from '@acheep/contract/content/article-option';
import { valuesOf as valuesIn } from '@acheep/contract/kernel/option';
import { Alert, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ArticleActions } from './article-actions.tsx';
import { adminArticleQuery } from './article-admin.api.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleHistory } from './article-history.tsx';
import { ArticleStateBadge } from './article-state.tsx';

/** A new text of a kind. */
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

/** The form holds what it was opened with: a version that was brought back opens it anew. */
function Editor({ saved }: { saved: AdminArticleDetail }) {
  const [restored, setRestored] = useState<AdminArticleDetail>();
  // The answer to bringing it back is there before the record that is asked for anew.
  const shown = restored && restored.updatedAt > saved.updatedAt ? restored : saved;
  return (
    <>
      <ArticleForm key={restored?.updatedAt} kind={saved.kind} saved={shown} />
      <ArticleHistory article={shown} onRestored={setRestored} />
    </>
  );
}

/** A text to go on with. */
export function ArticleEditPage() {
  const { t } = useTranslation('article-admin');
  const { id = '' } = useParams();
  const {
    data: saved,
    error,
    refetch,
  } = useQuery({
    ...adminArticleQuery(id),
    // The worker reads documents within seconds; the form itself stays as it is.
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
          {t('scheduled')} <Moment value={saved.publishAt} />
        </Alert>
      )}
      {saved ? <Editor key={saved._id} saved={saved} /> : <SkeletonList count={3} height={240} />}
    </>
  );
}
