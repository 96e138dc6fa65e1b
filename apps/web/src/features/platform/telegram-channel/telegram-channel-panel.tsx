import { numberText } from '@acheep/contract/kernel/english-text';
import { type Localized, localeNames } from '@acheep/contract/kernel/locale';
import type { TelegramChannel } from '@acheep/contract/messaging/telegram-channel';
import {
  type ChannelState,
  channelFaults,
  channelKinds,
  channelStates,
  channelTests,
} from '@acheep/contract/messaging/telegram-channel-option';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconSend, IconUnlink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { refreshChannels } from './telegram-channel.api.ts';
import classes from './telegram-channel.module.css';

const tones: Record<ChannelState, StatusTone> = { posting: 'good', quiet: 'wait', paused: 'bad', off: 'off' };

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
type Named = { _id: string; name: Localized };
const namesOf = (ids: readonly string[], list: readonly Named[] | undefined) =>
  (list ?? []).flatMap(({ _id, name }) => (ids.includes(_id) ? localized(name) : []));

/** What goes to the channel, and when, in a few words. */
function Rules({ of: channel }: { of: TelegramChannel }) {
  const { t } = useTranslation('telegram-channel');
  const categories = namesOf(channel.categoryIds, useQuery(categoryQuery).data);
  const provinces = namesOf(channel.provinceIds, useQuery(provinceQuery).data);
  const { quietFrom, quietUntil, perHour } = channel;
  const rules = [
    channel.kinds.map((kind) => localized(channelKinds[kind])).join(', '),
    categories.length > 0 ? categories.join(', ') : t('allCategories'),
    provinces.length > 0 ? provinces.join(', ') : t('allProvinces'),
    localized(localeNames[channel.language]),
    t('perHour', { count: perHour }),
    quietFrom !== null &&
      quietUntil !== null &&
      t('quiet', { from: clock(quietFrom), until: clock(quietUntil) }),
  ];
  return (
    <Text size="sm" c="dimmed">
      {rules.filter(Boolean).join(' · ')}
    </Text>
  );
}

function Numbers({ of: channel }: { of: TelegramChannel }) {
  const { t } = useTranslation('telegram-channel');
  const { posts, waiting, views, lastPostAt } = channel;
  const numbers: [string, string][] = [
    [t('posts'), numberText(posts)],
    [t('views'), numberText(views)],
    [t('waiting'), numberText(waiting)],
  ];
  return (
    <dl className={classes.numbers}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('lastPost')}</dt>
        <dd className={classes.date}>
          {lastPostAt ? <DateText value={lastPostAt} format="time" /> : t('never')}
        </dd>
      </div>
    </dl>
  );
}

interface ChannelPanelProps {
  channel: TelegramChannel;
  onEdit: () => void;
}

/** A linked channel: its state, what is wrong with it, its numbers, and what can be done. */
export function TelegramChannelPanel({ channel, onEdit }: ChannelPanelProps) {
  const { t } = useTranslation('telegram-channel');
  const { _id, title, chat, link, state, fault, unsure } = channel;
  const params = { id: _id };
  const test = useAct({
    call: () => call('POST /admin/telegram-channel/:id/test', { params }),
    refresh: refreshChannels,
    after: ({ data: { outcome } }) =>
      void toast({
        tone: outcome === 'posted' || outcome === 'left' ? 'success' : 'error',
        message: localized(channelTests[outcome]),
        id: 'channel',
      }),
  });
  const unlink = useAct({
    call: () => call('DELETE /admin/telegram-channel/:id', { params }),
    asks: () => ({
      title: t('unlinking.title', { title }),
      message: t('unlinking.text'),
      confirmLabel: t('unlink'),
    }),
    done: t('done.unlinked'),
    id: 'channel',
    refresh: refreshChannels,
  });
  return (
    <Panel
      title={title}
      action={<StatusBadge tone={tones[state]}>{localized(channelStates[state])}</StatusBadge>}
    >
      <Stack gap="sm">
        {link ? (
          <Anchor href={link} target="_blank" rel="noopener" size="sm" w="fit-content">
            {chat}
          </Anchor>
        ) : (
          <Text size="sm">{chat}</Text>
        )}
        {fault && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
            {localized(channelFaults[fault])}
          </Alert>
        )}
        <Numbers of={channel} />
        <Rules of={channel} />
        {unsure > 0 && (
          <Text size="sm" c="dimmed">
            {t('unsure', { count: unsure })}
          </Text>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconSend size={16} aria-hidden />}
            loading={test.isPending}
            aria-label={t('testOf', { title })}
            onClick={() => test.act()}
          >
            {t('test')}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={t('editOf', { title })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="sm"
            leftSection={<IconUnlink size={16} aria-hidden />}
            aria-label={t('unlinkOf', { title })}
            loading={unlink.isPending}
            onClick={() => unlink.act()}
          >
            {t('unlink')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
