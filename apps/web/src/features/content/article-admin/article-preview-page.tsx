import { adminPaths } from '@acheep/contract/admin-paths';
import { localeNames } from '@acheep/contract/kernel/locale';
import { Alert, Button, Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ArticleView } from '../../../entities/content/article/article-view.tsx';
import { linksOf } from '../../../entities/content/article/picture-link.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { previewQuery, versionQuery } from './article-admin.api.ts';
import classes from './article-form.module.css';

/** Preview of an article or an earlier version, in either language. */
export function ArticlePreviewPage() {
  const { t } = useTranslation('article-admin');
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const version = params.get('version');
  const language =
    params.get('language') === 'km' ? 'km' : params.get('language') === 'en' ? 'en' : currentLocale();
  const { data, error, refetch } = useQuery(version ? versionQuery(version) : previewQuery(id));
  return (
    <>
      <PageHead title={t('preview.title')} noIndex />
      <Group justify="space-between" mb="md">
        <Button component={Link} variant="default" size="sm" to={adminPaths.article(id)}>
          {t('preview.back')}
        </Button>
        <SegmentedControl
          aria-label={t('preview.language')}
          data={choicesOf(localeNames)}
          value={language}
          onChange={(wanted) => {
            const next = new URLSearchParams(params);
            next.set('language', wanted);
            setParams(next, { replace: true });
          }}
        />
      </Group>
      <Alert color="gray" mb="md">
        {t(version ? 'preview.old' : 'preview.note')}
      </Alert>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={classes.preview}>
          <ArticleView article={data} language={language} links={linksOf(data.pictures)} />
        </div>
      ) : (
        <SkeletonList count={2} height={240} />
      )}
    </>
  );
}
