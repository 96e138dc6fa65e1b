import {
  type NoticeChannel,
  type NoticeName,
  noticeChannels,
  notices,
} from '@acheep/contract/messaging/notice';
import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';

interface NoticeSwitchProps {
  notice: NoticeName;
  channel: NoticeChannel;
  wanted: boolean;
}

/** Turns one way of being told on or off, at once; it goes back where that could not be saved. */
export function NoticeSwitch({ notice, channel, wanted }: NoticeSwitchProps) {
  const save = useMutation({
    mutationFn: (next: boolean) =>
      call('PUT /notification/choice', { body: { notice, channel, wanted: next } }),
    onSettled: () => invalidate('GET /notification/choice'),
  });
  const way = localized(noticeChannels[channel]);
  return (
    <Switch
      label={way}
      aria-label={`${way}: ${localized(notices[notice])}`}
      checked={save.isPending ? save.variables : wanted}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}
