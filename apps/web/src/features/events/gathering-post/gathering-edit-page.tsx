import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { Alert, Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { GatheringStatusBadge } from '../../../entities/events/gathering/gathering-status.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { GatheringForm } from './gathering-form.tsx';
import { kindPaths } from './gathering-paths.ts';
import { ownGatheringQuery } from './gathering-post.api.ts';

function EditPage({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering-post');
  const { id = '' } = useParams();
  const { data: saved, error, refetch } = useQuery(ownGatheringQuery(kind, id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title={saved?.title ?? t(`${kind}.edit`)} noIndex />
      <PageHeader
        title={t(`${kind}.edit`)}
        lead={saved?.title}
        action={
          saved && (
            <Group gap="xs">
              <GatheringStatusBadge status={saved.status} />
              {saved.status !== 'draft' && (
                <Anchor component={Link} size="sm" to={kindPaths[kind].participants(saved._id)}>
                  {t('list.column.people')}
                </Anchor>
              )}
              {(saved.status === 'active' || saved.status === 'closed') && (
                <Anchor component={Link} size="sm" to={kindPaths[kind].page(saved._id)}>
                  {t('action.view')}
                </Anchor>
              )}
            </Group>
          )
        }
      />
      {!saved && <SkeletonList count={3} height={240} />}
      {saved &&
        (saved.actions.includes('edit') ? (
          <GatheringForm key={saved._id} kind={kind} saved={saved} />
        ) : (
          <Alert color="gray">{t('form.cannotEdit')}</Alert>
        ))}
    </>
  );
}

export const TrainingEditPage = () => <EditPage kind="training" />;
export const EventEditPage = () => <EditPage kind="event" />;
