import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { Anchor, Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

/**
 * The way to apply here, or that one has applied: visitors do so on the same page, or sign in there. Nothing where the
 * job is closed, takes no application on this site, or the person is no job seeker.
 */
export function JobApply({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const session = useSession();
  const appliedAt = useAppliedJobs(job._id).get(job._id);
  if (appliedAt) {
    return (
      <div data-applied>
        <Text c="var(--ac-wash-text)" fw={600}>
          <IconCheck size={18} aria-hidden style={{ verticalAlign: '-3px' }} />{' '}
          <DateText value={appliedAt}>{(date) => t('apply.applied', { date })}</DateText>
        </Text>
        <Anchor component={Link} to={paths.manageUserApplied()} size="sm">
          {t('apply.mine')}
        </Anchor>
      </div>
    );
  }
  if (!job.open) return null;
  const link = paths.jobApply(job._id);
  const asks = job.questions.length > 0 && (
    <Text size="sm" c="dimmed" ta="center" mt={4}>
      {t('apply.questions', { count: job.questions.length })}
    </Text>
  );
  if (session && !can(session.user.role, 'UserAppliedJob')) return null;
  return (
    <div>
      <Button size="md" fullWidth component={Link} to={link}>
        {t('apply.action')}
      </Button>
      {asks}
    </div>
  );
}
