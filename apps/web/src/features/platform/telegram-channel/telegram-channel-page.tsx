import { maxIds } from '@acheep/contract/kernel/list-query';
import { localeNames } from '@acheep/contract/kernel/locale';
import { channelNew, type TelegramChannel } from '@acheep/contract/messaging/telegram-channel';
import { channelKinds, maxPerHour } from '@acheep/contract/messaging/telegram-channel-option';
import {
  Button,
  Checkbox,
  Group,
  MultiSelect,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { IconBrandTelegram, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { categoryQuery, provinceQuery, recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import {
  type ChannelValues,
  channelResolver,
  channelsQuery,
  oneChannelQuery,
  useSaveChannel,
  valuesOf,
} from './telegram-channel.api.ts';
import classes from './telegram-channel.module.css';
import { TelegramChannelPanel } from './telegram-channel-panel.tsx';

const label = fieldNames(channelNew);
type Form<Body> = UseFormReturn<ChannelValues, unknown, Body>;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

function Narrowing<Body>({ form }: { form: Form<Body> }) {
  const { t } = useTranslation('telegram-channel');
  const lists = {
    categoryIds: recordChoices(useQuery(categoryQuery).data),
    provinceIds: recordChoices(useQuery(provinceQuery).data),
  };
  return (['categoryIds', 'provinceIds'] as const).map((name) => (
    <FormField key={name} form={form} name={name}>
      {({ value = [], ...field }) => (
        <MultiSelect
          {...field}
          value={value}
          label={label(name)}
          placeholder={value.length > 0 ? '' : t('form.all')}
          data={lists[name]}
          maxValues={maxIds}
          searchable
          clearable
          hidePickedOptions
        />
      )}
    </FormField>
  ));
}

function QuietHours<Body>({ form }: { form: Form<Body> }) {
  const { t } = useTranslation('telegram-channel');
  return (['quietFrom', 'quietUntil'] as const).map((name) => (
    <FormField key={name} form={form} name={name}>
      {({ value, onChange, ...field }) => (
        <NativeSelect
          {...field}
          label={label(name)}
          data={[{ value: '', label: t('form.noQuiet') }, ...hours]}
          value={typeof value === 'number' ? String(value) : ''}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
          }
        />
      )}
    </FormField>
  ));
}

interface ChannelFormProps {
  record: TelegramChannel | null;
  bot: string | null;
  onClose: () => void;
}

function TelegramChannelForm({ record, bot, onClose }: ChannelFormProps) {
  const { t } = useTranslation('telegram-channel');
  const save = useSaveChannel();
  const state = useRecordForm({
    record,
    resolver: channelResolver(!record),
    defaultValues: valuesOf(record),
    valuesOf,
    query: oneChannelQuery(record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, body }),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t(record ? 'done.saved' : 'done.linked'), id: 'channel' });
    },
  });
  const { form } = state;
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={record ? t('form.edit', { title: record.title }) : t('link')}
      {...(!record && { action: t('link') })}
      size={620}
      onClose={onClose}
    >
      {!record && (
        <TextInput
          label={label('chat')}
          description={bot ? t('form.chatHint', { bot }) : t('form.chatHintPlain')}
          placeholder="@jobs_in_cambodia"
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          withAsterisk
          data-autofocus
          {...inputProps(form, 'chat')}
        />
      )}
      <FormField form={form} name="kinds">
        {({ value, id, ...field }) => (
          <Checkbox.Group {...field} id={id} value={value} label={label('kinds')} withAsterisk>
            <Group gap="lg" mt={6}>
              {choicesOf(channelKinds).map((one) => (
                <Checkbox key={one.value} {...one} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </FormField>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Narrowing form={form} />
        <NativeSelect
          label={label('language')}
          data={choicesOf(localeNames)}
          withAsterisk
          {...inputProps(form, 'language')}
        />
        <FormField form={form} name="perHour">
          {(field) => (
            <NumberField {...field} label={label('perHour')} min={1} max={maxPerHour} withAsterisk />
          )}
        </FormField>
        <QuietHours form={form} />
      </SimpleGrid>
      <SwitchField form={form} name="isOn" label={label('isOn')} description={t('form.onHint')} />
    </RecordDialog>
  );
}

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
