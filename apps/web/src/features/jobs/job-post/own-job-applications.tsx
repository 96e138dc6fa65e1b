import type { OwnJob } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

interface OwnJobApplicationsProps {
  job: OwnJob;
  /** The number alone, below a heading that says of what. */
  short?: boolean;
}

/** How many applied; leads to them. */
export function OwnJobApplications({ job, short }: OwnJobApplicationsProps) {
  const { t } = useTranslation('job-post');
  const said = t('list.applications', { count: job.applications });
  if (job.applications === 0) {
    return (
      <Text span size="sm" c="dimmed">
        {job.status === 'draft' || job.status === 'pending' ? '–' : short ? 0 : said}
      </Text>
    );
  }
  return (
    <Anchor
      component={Link}
      size="sm"
      to={paths.manageApplied({ jobId: job._id })}
      aria-label={short ? said : undefined}
    >
      {short ? job.applications : said}
    </Anchor>
  );
}
