import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EndScreening } from '../../../entities/billing/service-request/end-screening.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Tells a company which of its jobs the operator screens, with a button to end it. */
export function ScreeningNotice({ jobId }: { jobId?: string | undefined }) {
  const { t } = useTranslation('service-request');
  const { data = [] } = useQuery(apiData('GET /service/screening'));
  const shown = data.filter(({ job }) => !jobId || job._id === jobId);
  if (shown.length === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {shown.map(({ _id, job }) => (
        <Paper key={_id} withBorder p="sm" bg="var(--ac-wash)">
          <Group justify="space-between" gap="sm">
            <Group gap="sm" wrap="nowrap" align="start" flex="1 1 320px">
              <IconListCheck size={20} aria-hidden style={{ flex: 'none' }} />
              <Text size="sm">{t('screening.note', { job: job.title })}</Text>
            </Group>
            <EndScreening id={_id} job={job.title} />
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
