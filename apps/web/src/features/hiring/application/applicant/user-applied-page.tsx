import type { OwnApplication } from '@acheep/contract/hiring/application';
import { newestFirst } from '@acheep/contract/kernel/list';
import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ApplicationRow } from '../../../../entities/hiring/application/application-row.tsx';
import { JobRows } from '../../../../entities/jobs/job/job-rows.tsx';
import { useWorkList, type WorkListState } from '../../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';

export function UserAppliedPage() {
  const { t } = useTranslation('application');
  const list = useWorkList(newestFirst, 'GET /application/applied-job') as WorkListState<
    typeof newestFirst,
    OwnApplication
  >;
  const { total = 0 } = list;
  return (
    <WorkList
      list={list}
      words="application:mine"
      lead={total > 0 ? t('mine.total', { count: total }) : undefined}
      icon={IconSend}
      art="kitchen"
      firstStep={
        <Button component={Link} to={paths.jobList()}>
          {t('mine.findJobs')}
        </Button>
      }
      rowHeight={160}
      rows={(applications) => (
        <JobRows records={applications}>
          {(application) => <ApplicationRow application={application} />}
        </JobRows>
      )}
    />
  );
}
