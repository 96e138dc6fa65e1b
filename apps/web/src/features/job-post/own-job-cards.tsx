import type { OwnJob } from '@acheep/contract/job';
import { Group, Paper, Stack } from '@mantine/core';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobApplications } from './own-job-applications.tsx';
import { OwnJobClosing } from './own-job-closing.tsx';
import classes from './own-job-list.module.css';
import { OwnJobStatus } from './own-job-status.tsx';
import { OwnJobTitle } from './own-job-table.tsx';

/** The same jobs and actions on a phone. */
export function OwnJobCards({ jobs }: { jobs: readonly OwnJob[] }) {
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
          <div className={classes.facts}>
            <OwnJobClosing job={job} />
            <OwnJobApplications job={job} />
          </div>
          <OwnJobActions job={job} card />
        </Paper>
      ))}
    </Stack>
  );
}
