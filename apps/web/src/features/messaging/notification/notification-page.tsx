import { newestFirst } from '@acheep/contract/kernel/list';
import type { Notification } from '@acheep/contract/messaging/notification';
import { paths } from '@acheep/contract/paths';
import { Button, Group, Text } from '@mantine/core';
import { IconAdjustments, IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { notificationsChanged, unreadQuery } from '../../../entities/messaging/notification/notification.ts';
import { NotificationLink } from '../../../entities/messaging/notification/notification-link.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './notification-page.module.css';

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
  const list = useWorkList(newestFirst, 'GET /notification');
  const unread = useQuery(unreadQuery).data?.count ?? 0;
  const readAll = useAct({ call: () => call('PUT /notification/read'), refresh: notificationsChanged });
  return (
    <WorkList
      list={list}
      words="notification"
      icon={IconBell}
      art="boat"
      rowHeight={76}
      action={
        <Group gap="xs">
          {unread > 0 && (
            <Button variant="default" loading={readAll.isPending} onClick={() => readAll.act()}>
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
      rows={(rows) => (
        <ul className={classes.list}>
          {rows.map((notification) => (
            <Row key={notification._id} told={notification} />
          ))}
        </ul>
      )}
    />
  );
}
