import { channelEdit, channelNew, type TelegramChannel } from '@acheep/contract/messaging/telegram-channel';
import { usualPerHour, usualQuiet } from '@acheep/contract/messaging/telegram-channel-option';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { currentLocale } from '../../../lib/locale.ts';

type ChannelBody = CallOptions<'POST /admin/telegram-channel'>['body'];
export type ChannelValues = FormValues<ChannelBody>;

export const channelResolver = (isNew: boolean) =>
  bodyResolver<ChannelBody>(isNew ? channelNew : channelEdit);

/** Form values of a linked channel, whose address stays; a new one posts jobs in the operator's language. */
export const valuesOf = (one: TelegramChannel | null): ChannelValues => ({
  chat: '',
  language: one?.language ?? currentLocale(),
  kinds: one?.kinds ?? ['job'],
  categoryIds: one?.categoryIds ?? [],
  provinceIds: one?.provinceIds ?? [],
  perHour: one?.perHour ?? usualPerHour,
  quietFrom: one ? one.quietFrom : usualQuiet.from,
  quietUntil: one ? one.quietUntil : usualQuiet.until,
  isOn: one?.isOn ?? true,
});

export const channelsQuery = apiData('GET /admin/telegram-channel');

/** Query options of one current channel, for resolving an edit conflict. */
export const oneChannelQuery = (id: string | undefined) => ({
  queryKey: ['GET /admin/telegram-channel', id],
  queryFn: async () => {
    const { data } = await call('GET /admin/telegram-channel');
    return { data: data.channels.find(({ _id }) => _id === id) };
  },
});

export const refreshChannels = () => invalidate('GET /admin/telegram-channel', 'GET /admin/audit');

/** Saves a channel; links one without `id`. The form shows the errors. */
export const useSaveChannel = () =>
  useMutation({
    mutationFn: async ({
      id,
      body,
    }: {
      id: string | undefined;
      body: ChannelBody & { updatedAt?: string };
    }) => {
      if (id) return (await call('PUT /admin/telegram-channel/:id', { params: { id }, body })).data;
      return (await call('POST /admin/telegram-channel', { body })).data;
    },
    onSuccess: refreshChannels,
    meta: { ownError: true },
  });
