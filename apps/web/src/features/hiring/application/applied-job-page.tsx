import type { AppliedJob } from '@acheep/contract/hiring/application';
import { type ApplicationStatus, applicationStatuses } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { appliedJobsQuery } from './application.api.ts';
import { ScreeningNotice } from './screening-notice.tsx';

const list = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

/** Jobs with applications, with the number in each status. */
export function AppliedJobPage() {
  const { t } = useTranslation('application');
  const control = useListUrl(list);
  const mayHire = useMayDo('hire');
  const query = useQuery(appliedJobsQuery(listRequest(list, control.asked)));
  const columns = useColumns();
  const { search } = control.asked;
  return (
    <>
      <PageHead title={t('appliedJob.title')} noIndex />
      <PageHeader title={t('appliedJob.title')} lead={t('appliedJob.lead')} />
      {mayHire && <ScreeningNotice />}
      {(search || query.data?.data.length !== 0) && (
        <FilterBar {...control} search={{ label: t('appliedJob.search') }} />
      )}
      <ListView
        {...control}
        query={query}
        label={t('appliedJob.title')}
        columns={columns}
        empty={
          <EmptyState
            icon={IconChecklist}
            title={t(search ? 'received.emptyFilteredTitle' : 'received.empty.all.title')}
            text={t(search ? 'appliedJob.nothingFound' : 'received.empty.all.text')}
            action={
              !search &&
              mayHire && (
                <Button component={Link} variant="default" to={paths.manageJob()}>
                  {t('received.myJobs')}
                </Button>
              )
            }
          />
        }
      />
    </>
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
