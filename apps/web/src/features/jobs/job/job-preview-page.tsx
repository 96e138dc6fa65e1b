import type { JobDetail, OwnJobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { JobArticle } from './job-view.tsx';

/** Shows an own job as if it were open, without data that only the public page has. */
function asOpen(job: OwnJobDetail): JobDetail {
  const { attachments, scheduledOn: _, actions: __, ...shown } = job;
  return {
    ...shown,
    status: 'active',
    company: { ...job.company, about: null, website: null, address: '' },
    attachments: attachments.map(({ path, ...file }) => ({ ...file, url: path })),
    // Questions are part of the application form, which a preview does not offer.
    questions: [],
    closedOn: null,
    open: false,
  };
}

/** Preview of a draft as job seekers will see it. */
export function JobPreviewPage() {
  const { t } = useTranslation('job-post');
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(apiData('GET /job/own/:id', { params: { id } }));
  return (
    <>
      <PageHead title={t('preview.title')} noIndex />
      <Alert icon={<IconEye aria-hidden />} title={t('preview.title')} mb="lg">
        <Text inherit mb="sm">
          {t('preview.text')}
        </Text>
        <Button component={Link} to={paths.manageJobEdit(id)} variant="default" size="sm">
          {t('preview.back')}
        </Button>
      </Alert>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : job ? (
        <JobArticle job={asOpen(job)} />
      ) : (
        <Skeleton height={480} radius="md" />
      )}
    </>
  );
}
