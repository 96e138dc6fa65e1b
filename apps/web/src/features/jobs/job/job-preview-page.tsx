import { paths } from '@acheep/contract/paths';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconBriefcaseOff, IconEye, IconLink, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { previewLink } from '../../../entities/jobs/job/preview-link.ts';
import { apiData } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { copyLink } from '../../../ui/copy-link.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { JobArticle } from './job-view.tsx';

/** Preview of an unpublished job as job seekers will see it, for its company. */
export function JobPreviewPage() {
  const { t } = useTranslation('job-post');
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(apiData('GET /job/own/:id/preview', { params: { id } }));
  if (isMissing(error))
    return (
      <MissingRecord
        icon={IconBriefcaseOff}
        title={t('preview.missing')}
        link={{ component: Link, to: paths.manageJob() }}
        action={t('list.all')}
      />
    );
  return (
    <>
      <PageHead title={t('preview.title')} noIndex />
      <Alert icon={<IconEye aria-hidden />} title={t('preview.title')} mb="lg">
        <Text inherit mb="sm">
          {t('preview.text')}
        </Text>
        <Group gap="xs">
          <Button
            component={Link}
            to={paths.manageJobEdit(id)}
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('preview.back')}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => void copyLink(previewLink(id), t('done.previewLink'))}
          >
            {t('action.previewLink')}
          </Button>
        </Group>
      </Alert>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!job && !error && <Skeleton height={480} radius="md" />}
      {job && <JobArticle job={job} />}
    </>
  );
}
