import { valuesOf } from '@acheep/contract/kernel/option';
import {
  type NotificationChannel,
  notificationChannels,
  notificationGroups,
} from '@acheep/contract/messaging/notice';
import type { NotificationPreference } from '@acheep/contract/messaging/notification-preference';
import { type NotificationCategory, notificationCategories } from '@acheep/contract/notices';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Push, usePush, useSavePush } from '../../../entities/messaging/notification/use-push.ts';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './notification-preference-page.module.css';
import { TelegramPanel } from './telegram-panel.tsx';

/** Push switch of this device; categories are chosen below. */
function PushPanel({ push }: { push: Push }) {
  const { t } = useTranslation('notification');
  const save = useSavePush(push);
  const { isRefused } = push;
  return (
    <Panel title={t('push.title')}>
      <Switch
        label={t('push.switch')}
        checked={save.isPending ? save.variables : push.isNotified}
        disabled={isRefused}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
      />
      <Text c="dimmed" size="sm" mt="xs">
        {t(isRefused ? 'push.refused' : 'push.text')}
      </Text>
    </Panel>
  );
}

interface NoticeSwitchProps {
  category: NotificationCategory;
  channel: NotificationChannel;
  wanted: boolean;
}

/** Switches one channel of a category, optimistically and with rollback. */
function NoticeSwitch({ category, channel, wanted }: NoticeSwitchProps) {
  const save = useMutation({
    mutationFn: (next: boolean) =>
      call('PUT /notification/preference', { body: { category, channel, wanted: next } }),
    onSettled: () => invalidate('GET /notification/preference'),
  });
  const way = localized(notificationChannels[channel]);
  return (
    <Switch
      label={way}
      aria-label={`${way}: ${localized(notificationCategories[category])}`}
      checked={save.isPending ? save.variables : wanted}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}

/** Preferences of one category: a switch for each channel. */
function Row({
  choice,
  channels,
}: {
  choice: NotificationPreference;
  channels: readonly NotificationChannel[];
}) {
  const { t } = useTranslation('notification');
  const { category } = choice;
  const words = notificationCategories[category];
  const hasMail = channels.includes('mail');
  const channel = (of: NotificationChannel) => {
    const wanted = choice[of];
    if (wanted !== null) return <NoticeSwitch key={of} category={category} channel={of} wanted={wanted} />;
    return <span key={of} className={classes.never} />;
  };
  return (
    <li className={classes.row} data-channels={channels.length}>
      <div className={classes.name}>
        {localized(words)}
        {'isMailed' in words && hasMail && (
          <Text size="sm" c="dimmed">
            {t('choice.mailed')}
          </Text>
        )}
        {'more' in words && (
          <Text size="sm">
            <Anchor component={Link} to={words.more()}>
              {t('choice.more')}
            </Anchor>
          </Text>
        )}
      </div>
      {channels.map(channel)}
    </li>
  );
}

/** Notification preferences by category and channel. Each switch saves at once. */
export function NotificationPreferencePage() {
  const { t } = useTranslation('notification');
  const { data, error, refetch } = useQuery(apiData('GET /notification/preference'));
  const push = usePush();
  const isUsed = (channel: NotificationChannel) => data?.some((choice) => choice[channel] !== null);
  const channels = valuesOf(notificationChannels).filter(
    (channel) => (channel !== 'push' || push) && isUsed(channel),
  );
  const groups = valuesOf(notificationGroups)
    .map((group) => ({
      group,
      rows: (data ?? []).filter(({ category }) => notificationCategories[category].group === group),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHead title={t('choice.title')} noIndex />
      <PageHeader
        title={t('choice.title')}
        lead={t('choice.lead')}
        action={
          <Button component={Link} variant="default" to={paths.notifications()}>
            {t('choice.back')}
          </Button>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={3} height={150} />}
      <Stack>
        {push && <PushPanel push={push} />}
        <TelegramPanel />
        {groups.map(({ group, rows }) => (
          <Panel key={group} title={localized(notificationGroups[group])}>
            <ul className={classes.list}>
              {rows.map((choice) => (
                <Row key={choice.category} choice={choice} channels={channels} />
              ))}
            </ul>
          </Panel>
        ))}
        {data && (
          <Text c="dimmed" size="sm">
            {t('choice.always')}
          </Text>
        )}
      </Stack>
    </>
  );
}
