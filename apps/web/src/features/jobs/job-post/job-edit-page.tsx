import { paths } from '@acheep/contract/paths';
import { Alert, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { JobForm } from './job-form.tsx';
import { ownJobQuery } from './job-post.api.ts';
import { OwnJobMenu } from './own-job-menu.tsx';
import { OwnJobStatus } from './own-job-status.tsx';
import { AwaitedNote, StopNote, WaitingNote } from './own-job-stop.tsx';

export function JobEditPage() {
  const { t } = useTranslation('job-post');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: job, error, refetch } = useQuery(ownJobQuery(id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title={job?.title ?? t('form.edit')} noIndex />
      <PageHeader
        title={t('form.edit')}
        lead={job && t('list.code', { code: job.postCode })}
        action={
          job && (
            <Group gap="xs">
              <OwnJobStatus job={job} />
              <OwnJobMenu
                job={job}
                without={['edit', 'publish', 'schedule']}
                onDeleted={() => void navigate(paths.manageJobDraft())}
              />
            </Group>
          )
        }
      />
      {!job && <SkeletonList count={3} height={240} />}
      {job?.status === 'pending' && <WaitingNote job={job} />}
      {job?.status === 'draft' && <AwaitedNote job={job} />}
      {job?.stop && job.status !== 'pending' && <StopNote stop={job.stop} />}
      {job &&
        (job.actions.includes('edit') ? (
          <JobForm key={job._id} job={job} />
        ) : (
          job.status === 'archived' && !job.stop && <Alert color="gray">{t('form.cannotEdit')}</Alert>
        ))}
    </>
  );
}
