import type { AppliedJob } from '@acheep/contract/hiring/application';
import { type ApplicationStatus, applicationStatuses } from '@acheep/contract/hiring/application-option';
import { newestFirst } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList, type WorkListState } from '../../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../../lib/locale.ts';
import { useMayDo } from '../../../../lib/may-do.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import type { Column } from '../../../../ui/list-column.ts';
import { StatusBadge } from '../../../../ui/status-badge.tsx';
import { ScreeningNotice } from '../screening-notice.tsx';

/** Jobs with applications, with the number in each status. */
export function AppliedJobPage() {
  const { t } = useTranslation('application');
  const mayHire = useMayDo('hire');
  const list = useWorkList(newestFirst, 'GET /application/applied-job') as WorkListState<
    typeof newestFirst,
    AppliedJob
  >;
  return (
    <WorkList
      list={list}
      words="application:appliedJob"
      icon={IconChecklist}
      firstStep={
        mayHire && (
          <Button component={Link} variant="default" to={paths.manageJob()}>
            {t('received.myJobs')}
          </Button>
        )
      }
      columns={useColumns()}
    >
      {mayHire && <ScreeningNotice />}
    </WorkList>
  );
}

function useColumns(): Column<AppliedJob>[] {
  const { t } = useTranslation('application');
  const count = (status: ApplicationStatus): Column<AppliedJob> => ({
    key: status,
    header: localized(applicationStatuses[status]),
    card: 'fact',
    isNumber: true,
    cell: ({ _id, counts }, as) => {
      const words = as === 'card' ? `${localized(applicationStatuses[status])}: ` : '';
      if (counts[status] === 0) return <Text size="sm" c="dimmed">{`${words}0`}</Text>;
      return (
        <Anchor component={Link} size="sm" to={paths.manageApplied({ jobId: _id, status })}>
          {words}
          {counts[status]}
        </Anchor>
      );
    },
  });
  return [
    {
      key: 'job',
      header: t('received.column.job'),
      card: 'title',
      cell: ({ _id, title, unseen }) => (
        <Group gap="xs">
          <Anchor component={Link} fw={600} to={paths.manageApplied({ jobId: _id })}>
            {title}
          </Anchor>
          {unseen > 0 && <Badge variant="light">{t('appliedJob.unseen', { count: unseen })}</Badge>}
        </Group>
      ),
    },
    ...valuesOf(applicationStatuses).map(count),
    {
      key: 'latest',
      header: t('appliedJob.latest'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ latestAt }, as) => (
        <DateText value={latestAt} format="short">
          {(date) => (as === 'card' ? t('appliedJob.latestOn', { date }) : date)}
        </DateText>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'mark',
      cell: ({ status }) => (
        <StatusBadge tone={status === 'active' ? 'good' : 'off'}>
          {t(status === 'active' ? 'appliedJob.open' : 'mine.jobClosed')}
        </StatusBadge>
      ),
    },
  ];
}
