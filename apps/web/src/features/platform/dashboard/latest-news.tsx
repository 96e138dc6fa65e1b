import { paths } from '@acheep/contract/paths';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NotificationLink } from '../../../entities/messaging/notification/notification-link.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './latest-news.module.css';

/** What changed since the last visit: the latest notifications, those not yet read in bold. Hidden without any. */
export function LatestNews() {
  const { t } = useTranslation('dashboard');
  const { data, error } = useQuery(apiData('GET /notification', { query: { limit: 4 } }));
  if (error || data?.length === 0) return null;
  if (!data) return <Skeleton height={180} radius="md" />;
  return (
    <Panel
      title={t('seeker.news')}
      action={
        <Anchor component={Link} to={paths.notifications()} size="sm" ta="right">
          {t('seeker.allNews')}
        </Anchor>
      }
    >
      <ul className={classes.list}>
        {data.map((notification) => (
          <li key={notification._id} className={classes.line} data-unread={!notification.read || undefined}>
            <NotificationLink told={notification} className={classes.link} />
            <span className={classes.when}>
              <DateText value={notification.createdAt} format="short" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
