import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminReport } from '@acheep/contract/feed/report';
import { jobMarks } from '@acheep/contract/jobs/job-moderation-option';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** What a decision on a reported job or company needs: its flags, and the history of the company. */
export function ReportBackground({ report: { about } }: { report: AdminReport }) {
  const { t } = useTranslation('report-admin');
  const { background, companyId, jobId } = about;
  if (!background || !companyId) return null;
  const { marks, verified, since, openJobs, stoppedJobs, upheld } = background;
  return (
    <>
      <Group gap={6} mt="xs">
        {marks.map((mark) => (
          <StatusBadge key={mark} tone="wait">
            {localized(jobMarks[mark])}
          </StatusBadge>
        ))}
      </Group>
      <Text size="sm" mt="xs">
        <DateText value={since} format="month">
          {(date) => t('background.since', { date })}
        </DateText>{' '}
        · {t(verified ? 'background.verified' : 'background.unverified')} ·{' '}
        {t('background.openJobs', { count: openJobs })}
      </Text>
      <Text size="sm">
        {t('background.stopped', { count: stoppedJobs })} · {t('background.upheld', { count: upheld })}
      </Text>
      <Group gap="md" mt={4}>
        {jobId && (
          <Anchor component={Link} to={adminPaths.job(jobId)} size="sm">
            {t('background.job')}
          </Anchor>
        )}
        <Anchor component={Link} to={adminPaths.company(companyId)} size="sm">
          {t('background.company')}
        </Anchor>
      </Group>
    </>
  );
}
