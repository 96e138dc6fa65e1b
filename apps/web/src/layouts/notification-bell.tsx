import { maxUnread } from '@acheep/contract/messaging/notification-option';
import { paths } from '@acheep/contract/paths';
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { unreadQuery } from '../entities/messaging/notification/notification.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './notification-bell.module.css';

/** Link to the notifications with the unread count. */
export function NotificationBell() {
  const { t } = useTranslation();
  const count = useQuery(unreadQuery).data?.count ?? 0;
  const number = count >= maxUnread ? `${maxUnread - 1}+` : String(count);
  return (
    <ActionIcon
      component={Link}
      to={paths.notifications()}
      className={classes.bell}
      variant="subtle"
      color="gray"
      size={44}
      aria-label={count > 0 ? t('bell.unread', { count, number }) : t('bell.label')}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {number}
        </span>
      )}
    </ActionIcon>
  );
}
