import type { AdminArticleDetail } from '@acheep/contract/content/article-admin';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Section } from '../../../ui/section.tsx';
import { useRestoreArticle, versionsQuery } from './article-admin.api.ts';
import classes from './article-form.module.css';
import { articleField } from './article-form-texts.tsx';

/** The saves of a text, who made them, what they changed; an earlier one can be looked at and brought back. */
export function ArticleHistory({
  article,
  onRestored,
}: {
  article: AdminArticleDetail;
  onRestored: (record: AdminArticleDetail) => void;
}) {
  const { t } = useTranslation('article-admin');
  const { data, error, refetch } = useQuery(versionsQuery(article._id));
  const restore = useRestoreArticle();
  const { _id: id, updatedAt } = article;
  const bringBack = async (versionId: string) => {
    const answer = await confirm({
      title: t('history.confirm.title'),
      message: t('history.confirm.message'),
      confirmLabel: t('history.restore'),
      tone: 'plain',
    });
    if (answer !== 'confirm') return;
    restore.mutate(
      { id, versionId, updatedAt },
      {
        onSuccess: ({ data: record }) => {
          onRestored(record);
          void toast({ tone: 'success', message: t('done.restore'), id: 'article' });
        },
      },
    );
  };
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
                <Moment value={createdAt} /> · {by ?? t('history.nobody')}
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
                  to={paths.adminArticlePreview(id, { version: _id })}
                >
                  {t('history.look')}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  loading={restore.isPending && restore.variables.versionId === _id}
                  onClick={() => void bringBack(_id)}
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
