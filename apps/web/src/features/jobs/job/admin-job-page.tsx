import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminJobDetail } from '@acheep/contract/jobs/job-admin';
import { allStopReasons, jobStops } from '@acheep/contract/jobs/job-moderation-option';
import { jobStatuses } from '@acheep/contract/jobs/job-option';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Group, Skeleton, Text } from '@mantine/core';
import { IconBriefcaseOff, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { PosterDialog } from '../../../entities/jobs/job-poster/poster-dialog.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { JobArticle } from './job-view.tsx';

/** A draft or a waiting job as it would look once published, instead of as closed. */
const asPublished = ({ status, text }: AdminJobDetail) =>
  status === 'draft' || status === 'pending' ? { ...text, status: 'active' as const } : text;

/** The state of the job, with what an operator needs beside its text. */
function JobState({ job }: { job: AdminJobDetail }) {
  const { t } = useTranslation('job-admin');
  const { t: tPoster } = useTranslation('job-poster');
  const [poster, setPoster] = useState(false);
  const { _id, status, company, stop, title } = job;
  return (
    <Alert icon={<IconEye aria-hidden />} title={localized(jobStatuses[status])} mb="lg">
      <Text inherit mb="xs">
        {t(status === 'active' ? 'read.open' : 'read.notOpen')}
      </Text>
      {stop && (
        <Text inherit mb="xs">
          {[localized(jobStops[stop.kind]), localized(allStopReasons[stop.reason])].join(': ')}
          {stop.words && ` “${stop.words}”`}
        </Text>
      )}
      <Group gap="md">
        <Anchor component={Link} to={adminPaths.company(company._id)}>
          {companyName(company)}
        </Anchor>
        <Anchor component={Link} to={adminPaths.jobs({ search: job.postCode })}>
          {t('read.inList')}
        </Anchor>
        {status === 'active' && (
          <Anchor component={Link} to={paths.job(_id)} aria-label={t('read.publicOf', { title })}>
            {t('read.public')}
          </Anchor>
        )}
        {status === 'active' && (
          <Anchor component="button" type="button" onClick={() => setPoster(true)}>
            {tPoster('action')}
          </Anchor>
        )}
      </Group>
      {poster && <PosterDialog job={job} from="GET /admin/job/:id/poster" onClose={() => setPoster(false)} />}
    </Alert>
  );
}

/** A job of any company as visitors see it, or would see it, for the operator. */
export function AdminJobPage() {
  const { t } = useTranslation('job-admin');
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(apiData('GET /admin/job/:id', { params: { id } }));
  if (isMissing(error))
    return (
      <MissingRecord
        icon={IconBriefcaseOff}
        title={t('read.missing')}
        link={{ component: Link, to: adminPaths.jobs() }}
        action={t('read.all')}
      />
    );
  return (
    <>
      <PageHead title={job?.title ?? t('text.title')} noIndex />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!job && !error && <Skeleton height={480} radius="md" />}
      {job && (
        <>
          <JobState job={job} />
          <JobArticle job={asPublished(job)} />
        </>
      )}
    </>
  );
}
