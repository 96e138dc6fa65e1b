import type { ArticleKey } from '@acheep/contract/content/article-option';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { textQuery } from '../../../entities/content/article/article.api.ts';
import { ArticleView } from '../../../entities/content/article/article-view.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing } from '../../../ui/missing-record.tsx';

/** An article of the operator that exists once, under its own heading or the dialog's. */
export function SiteText({ of, untitled = false }: { of: ArticleKey; untitled?: boolean }) {
  const { t } = useTranslation('library');
  const { data, error, refetch } = useQuery(textQuery(of));
  if (isMissing(error)) return <Text c="dimmed">{t('missing')}</Text>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? (
    <ArticleView key={data._id} article={data} untitled={untitled} />
  ) : (
    <Skeleton height={240} radius="md" />
  );
}

export const About = () => <SiteText of="about" untitled />;
export const Vision = () => <SiteText of="vision" untitled />;
