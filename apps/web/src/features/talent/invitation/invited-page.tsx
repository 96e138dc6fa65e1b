import { textIn } from '@acheep/contract/kernel/bilingual';
import { newestFirst } from '@acheep/contract/kernel/list';
import { paths } from '@acheep/contract/paths';
import type { ListedInvitation } from '@acheep/contract/talent/invitation';
import { Anchor, Button, Text } from '@mantine/core';
import { IconMailShare } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { InvitationStateBadge } from '../../../entities/talent/invitation/invitation-state.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

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
  const list = useWorkList(newestFirst, 'GET /invitation/sent');
  return (
    <WorkList
      list={list}
      words="invitation:out"
      icon={IconMailShare}
      firstStep={
        <Button component={Link} to={paths.talentSearch()}>
          {t('sent.find')}
        </Button>
      }
      columns={useColumns()}
    />
  );
}
