import type { JobDetail } from '@acheep/contract/jobs/job';
import { applyPhrases } from '@acheep/contract/jobs/job-facts';
import { phrases } from '@acheep/contract/kernel/page-facts';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useAppliedJobs } from '../../../entities/jobs/job/applied-jobs.ts';
import { reader } from '../../../lib/reader.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

/**
 * Apply button, or the date of an earlier application; visitors can apply or sign in on the page it leads to. Nothing
 * if the job is closed, takes no applications on this site, or the user is not a job seeker.
 */
export function JobApply({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const session = useSession();
  const applied = useAppliedJobs(job._id).get(job._id);
  if (applied) {
    return (
      <div data-applied>
        {applied.withdrawn ? (
          <Text fw={600}>{t('badge.withdrawn')}</Text>
        ) : (
          <Text c="var(--ac-wash-text)" fw={600}>
            <IconCheck size={18} aria-hidden style={{ verticalAlign: '-3px' }} />{' '}
            <DateText value={applied.at}>{(date) => t('apply.applied', { date })}</DateText>
          </Text>
        )}
        <Anchor component={Link} to={paths.manageUserApplied()} size="sm">
          {t('apply.mine')}
        </Anchor>
      </div>
    );
  }
  if (!job.open) return null;
  const [action, asks] = phrases(...applyPhrases(job, reader()));
  if (session && !can(session.user.role, 'UserAppliedJob')) return null;
  return (
    <div>
      <Button size="md" fullWidth component={Link} to={paths.jobApply(job._id)}>
        {action?.text}
      </Button>
      {asks && (
        <Text size="sm" c="dimmed" ta="center" mt={4}>
          {asks.text}
        </Text>
      )}
    </div>
  );
}
