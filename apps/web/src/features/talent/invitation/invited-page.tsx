import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/paths';
import type { ListedInvitation } from '@acheep/contract/talent/invitation';
import { Anchor, Button, Text } from '@mantine/core';
import { IconMailShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { InvitationStateBadge } from '../../../entities/talent/invitation/invitation-state.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const sentList = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

function useColumns(): Column<ListedInvitation>[] {
  const { t } = useTranslation('invitation');
  const nameOf = ({ talent }: ListedInvitation) =>
    textIn(talent.title ?? talent.position, currentLocale()) ?? t('sent.unnamed');
  return [
    {
      key: 'who',
      header: t('sent.column.who'),
      card: 'title',
      cell: (row) => (
        <Anchor component={Link} fw={600} to={paths.talent(row.talent._id)}>
          {nameOf(row)}
        </Anchor>
      ),
    },
    {
      key: 'what',
      header: t('sent.column.what'),
      card: 'fact',
      cell: ({ invitation: one }) => (
        <Text span size="sm">
          {one.kind === 'job' ? one.job.title : one.training.title}
        </Text>
      ),
    },
    {
      key: 'on',
      header: t('sent.column.on'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt, invitation: { by } }) => (
        <Text span size="sm" c="dimmed">
          {t('sent.by', { name: by ?? t('sent.gone'), date: formatDate(createdAt) })}
        </Text>
      ),
    },
    {
      key: 'state',
      header: t('sent.column.state'),
      card: 'mark',
      cell: ({ invitation }) => <InvitationStateBadge state={invitation.state} />,
    },
  ];
}

export function InvitedPage() {
  const { t } = useTranslation('invitation');
  const common = useTranslation().t;
  const control = useListUrl(sentList);
  const query = useQuery(apiPage('GET /invitation/sent', { query: listRequest(sentList, control.asked) }));
  const columns = useColumns();
  const narrowed = isNarrowed(control.asked);
  const find = (
    <Button component={Link} to={paths.talentSearch()}>
      {t('sent.find')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('sent.listTitle')} noIndex />
      <PageHeader title={t('sent.listTitle')} lead={t('sent.listLead')} />
      {((query.data?.meta.total ?? 0) > 0 || narrowed) && (
        <FilterBar {...control} search={{ label: t('sent.search') }} />
      )}
      <ListView
        {...control}
        query={query}
        label={t('sent.listTitle')}
        columns={columns}
        empty={
          narrowed ? (
            <NothingFound
              {...control}
              title={t('sent.notFound')}
              all={<Button onClick={control.reset}>{common('list.showAll')}</Button>}
            />
          ) : (
            <EmptyState
              icon={IconMailShare}
              title={t('sent.emptyTitle')}
              text={t('sent.emptyText')}
              action={find}
            />
          )
        }
      />
    </>
  );
}
