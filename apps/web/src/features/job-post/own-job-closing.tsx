import { addDays, today } from '@acheep/contract/calendar';
import type { OwnJob } from '@acheep/contract/job';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/date-text.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Days before the closing date from which a job closes soon. */
const soon = 3;

/** The closing date, marked when it is near. */
export function OwnJobClosing({ job }: { job: OwnJob }) {
  const { t } = useTranslation('job-post');
  if (!job.closingDate) {
    return (
      <Text span size="sm" c="dimmed">
        {t('list.noClosing')}
      </Text>
    );
  }
  const closesSoon = job.status === 'active' && job.closingDate <= addDays(today(), soon);
  return (
    <Group gap={6} component="span">
      <Text span size="sm">
        <DateText value={job.closingDate} />
      </Text>
      {closesSoon && <StatusBadge tone="wait">{t('list.closesSoon')}</StatusBadge>}
    </Group>
  );
}
