import { paths } from '@acheep/contract/kernel/paths';
import type { Notification } from '@acheep/contract/messaging/notification';
import { notificationKinds } from '@acheep/contract/messaging/notification-kind';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconAdjustments, IconBell } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { unreadQuery } from '../../../entities/messaging/notification/notification.ts';
import { call } from '../../../lib/api.ts';
import { apiPage, invalidate } from '../../../lib/api-query.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { currentLocale } from '../../../lib/locale.ts';
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
const changed = () => void invalidate('GET /notification', 'GET /notification/unread');

function Row({ told, onOpen }: { told: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notification');
  const { kind, params, read, createdAt } = told;
  return (
    <li>
      <div className={classes.row} data-unread={!read || undefined}>
        <Link className={classes.link} to={notificationKinds[kind].to(params)} onClick={onOpen}>
          {!read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          {notificationText(kind, params, currentLocale())}
        </Link>
        <Text size="sm" c="dimmed">
          <DateText value={createdAt} />
        </Text>
      </div>
    </li>
  );
}

/** The user's notifications, newest first. Opening one marks it as read. */
export function NotificationPage() {
  const { t } = useTranslation('notification');
  const { asked, pageLink } = useListUrl(notificationList);
  const query = useQuery(apiPage('GET /notification', { query: listRequest(notificationList, asked) }));
  const unread = useQuery(unreadQuery).data?.count ?? 0;
  const read = useMutation({
    mutationFn: (id: string) => call('PUT /notification/:id/read', { params: { id } }),
    onSettled: changed,
  });
  const readAll = useMutation({ mutationFn: () => call('PUT /notification/read'), onSettled: changed });
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
              <Row key={told._id} told={told} onOpen={() => !told.read && read.mutate(told._id)} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  );
}
