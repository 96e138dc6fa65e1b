import type { Notification } from '@acheep/contract/messaging/notification';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import { notificationKinds } from '@acheep/contract/notices';
import { VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notificationsChanged } from './notification.ts';

interface NotificationLinkProps {
  told: Notification;
  className: string | undefined;
}

/** A notification as a link to what it is about; opening it marks it as read. */
export function NotificationLink({ told: { _id, kind, params, read }, className }: NotificationLinkProps) {
  const { t } = useTranslation('notification');
  const mark = useMutation({
    mutationFn: () => call('PUT /notification/:id/read', { params: { id: _id } }),
    onSettled: notificationsChanged,
  });
  return (
    <Link
      className={className}
      to={notificationKinds[kind].to(params)}
      onClick={() => !read && mark.mutate()}
    >
      {!read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
      {notificationText(kind, params, currentLocale())}
    </Link>
  );
}
