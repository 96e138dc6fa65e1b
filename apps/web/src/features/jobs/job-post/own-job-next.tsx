import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { JobAction } from '@acheep/contract/jobs/own-job-option';
import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconInbox, IconPencil, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './own-job-list.module.css';

export interface NextJob {
  _id: string;
  status: JobStatus;
  newApplications: number;
  actions: readonly JobAction[];
}

export type NextStep = 'read' | 'reopen' | 'edit';

/** The most likely next step: new applications come before edits. */
export function nextStepOf({ newApplications, actions }: NextJob): NextStep | undefined {
  if (newApplications > 0) return 'read';
  if (actions.includes('reopen')) return 'reopen';
  return actions.includes('edit') ? 'edit' : undefined;
}

/** Button for the next step. */
export function OwnJobNext({ job, onReopen }: { job: NextJob; onReopen: () => void }) {
  const { t } = useTranslation('job-post');
  switch (nextStepOf(job)) {
    case 'read':
      return (
        <Button
          className={classes.next}
          component={Link}
          to={paths.manageApplied({ jobId: job._id })}
          variant="light"
          leftSection={<IconInbox size={16} aria-hidden />}
        >
          {t('action.new', { count: job.newApplications })}
        </Button>
      );
    case 'reopen':
      return (
        <Button
          className={classes.next}
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onReopen}
        >
          {t('action.reopen')}
        </Button>
      );
    case 'edit':
      return (
        <Button
          className={classes.next}
          component={Link}
          to={paths.manageJobEdit(job._id)}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t(job.status === 'draft' ? 'action.continue' : 'action.edit')}
        </Button>
      );
  }
}
