import type { TelegramChannel } from '@acheep/contract/messaging/telegram-channel';
import { Button, Stack } from '@mantine/core';
import { IconBrandTelegram, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { channelsQuery } from './telegram-channel.api.ts';
import classes from './telegram-channel.module.css';
import { TelegramChannelForm } from './telegram-channel-form.tsx';
import { TelegramChannelPanel } from './telegram-channel-panel.tsx';

/** How a channel is made ready; the bot has a name once Telegram has told it. */
function Steps({ bot }: { bot: string | null }) {
  const { t } = useTranslation('telegram-channel');
  return (
    <ol className={classes.steps}>
      <li>{t('steps.open')}</li>
      <li>{bot ? t('steps.add', { bot }) : t('steps.addPlain')}</li>
      <li>{t('steps.link')}</li>
    </ol>
  );
}

/** Telegram channels that the site posts new jobs, trainings and events to. */
export function TelegramChannelPage() {
  const { t } = useTranslation('telegram-channel');
  const { data, error, refetch } = useQuery({ ...channelsQuery, refetchInterval: 60_000 });
  const [editing, setEditing] = useState<TelegramChannel | 'new' | null>(null);
  const create = data?.hasBot && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('link')}
    </Button>
  );
  const channels = data?.channels ?? [];
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={channels.length > 0 && create} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={2} height={240} />}
      {data && !data.hasBot && (
        <EmptyState icon={IconBrandTelegram} title={t('noBot.title')} text={t('noBot.text')} />
      )}
      {data?.hasBot && channels.length === 0 && (
        <EmptyState
          icon={IconBrandTelegram}
          title={t('none')}
          text={<Steps bot={data.botName} />}
          action={create}
        />
      )}
      <Stack>
        {channels.map((channel) => (
          <TelegramChannelPanel key={channel._id} channel={channel} onEdit={() => setEditing(channel)} />
        ))}
      </Stack>
      {editing && (
        <TelegramChannelForm
          record={editing === 'new' ? null : editing}
          bot={data?.botName ?? null}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
