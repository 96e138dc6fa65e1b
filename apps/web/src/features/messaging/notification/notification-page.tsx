import type { Notification } from '@acheep/contract/messaging/notification';
import { paths } from '@acheep/contract/paths';
import { Button, Group, Text } from '@mantine/core';
import { IconAdjustments, IconBell } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { notificationsChanged, unreadQuery } from '../../../entities/messaging/notification/notification.ts';
import { NotificationLink } from '../../../entities/messaging/notification/notification-link.tsx';
import { call } from '../../../lib/api.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './notification-page.module.css';

const notificationList = { filters: {}, sorts: ['createdAt_-1'], limit: 20 } as const;

const Row = ({ told }: { told: Notification }) => (
  <li>
    <div className={classes.row} data-unread={!told.read || undefined}>
      <NotificationLink told={told} className={classes.link} />
      <Text size="sm" c="dimmed">
        <DateText value={told.createdAt} />
      </Text>
    </div>
  </li>
);

/** The user's notifications, newest first. Opening one marks it as read. */
export function NotificationPage() {
  const { t } = useTranslation('notification');
  const { asked, pageLink } = useListUrl(notificationList);
  const query = useQuery(apiPage('GET /notification', { query: listRequest(notificationList, asked) }));
  const unread = useQuery(unreadQuery).data?.count ?? 0;
  const readAll = useMutation({
    mutationFn: () => call('PUT /notification/read'),
    onSettled: notificationsChanged,
  });
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Group gap="xs">
            {unread > 0 && (
              <Button variant="default" loading={readAll.isPending} onClick={() => readAll.mutate()}>
                {t('readAll')}
              </Button>
            )}
            <Button
              component={Link}
              variant="subtle"
              to={paths.notificationPreference()}
              leftSection={<IconAdjustments size={18} aria-hidden />}
            >
              {t('choose')}
            </Button>
          </Group>
        }
      />
      <ListResults
        query={query}
        asked={asked}
        pageLink={pageLink}
        waiting={<SkeletonList height={76} />}
        empty={<EmptyState icon={IconBell} art="boat" title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((told) => (
              <Row key={told._id} told={told} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  );
}
