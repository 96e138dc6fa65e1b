import type { OwnJob } from '@acheep/contract/job';
import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobApplications } from './own-job-applications.tsx';
import { OwnJobClosing } from './own-job-closing.tsx';
import { OwnJobStatus } from './own-job-status.tsx';
import { OwnJobTitle } from './own-job-table.tsx';

/** The same jobs and actions on a phone. */
export function OwnJobCards({ jobs }: { jobs: readonly OwnJob[] }) {
  const { t } = useTranslation('job-post');
  return (
    <Stack gap="sm">
      {jobs.map((job) => (
        <Paper withBorder key={job._id} component="article" p="md">
          <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
            <div>
              <OwnJobTitle job={job} />
            </div>
            <OwnJobStatus status={job.status} />
          </Group>
          <Group gap={6} mt="xs">
            <Text size="sm" c="dimmed">
              {t('list.column.closing')}
            </Text>
            <OwnJobClosing job={job} />
          </Group>
          <Group justify="space-between" mt="xs">
            <OwnJobApplications job={job} />
            <Box ml="auto">
              <OwnJobActions job={job} />
            </Box>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
