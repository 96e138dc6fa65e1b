import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { confirm, toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditConflict } from '../../../ui/conflict-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type SettingsBody, settingQuery, useSaveSettings } from './operator-setting.api.ts';
import { type SettingGroup, type SettingValues, valuesOf } from './setting-form-values.ts';

export const label = fieldNames(operatorSettingsBody);

export interface FieldsProps<G extends SettingGroup> {
  form: UseFormReturn<SettingValues<G>, unknown, SettingsBody>;
  settings: OperatorSettings;
}

interface SettingFormProps<G extends SettingGroup> {
  group: G;
  settings: OperatorSettings;
  Fields: ComponentType<FieldsProps<G>>;
}

/** Groups that can be reset, and whether they are set. */
const isSet: { [G in SettingGroup]?: (settings: OperatorSettings) => boolean } = {
  site: ({ site }) => site.isOwn,
  khqr: ({ khqr }) => khqr !== null,
  bakong: ({ bakong }) => bakong !== null,
  indexNow: ({ indexNow }) => indexNow !== null,
};

/** Form of one group of settings: saves or resets it. */
export function SettingForm<G extends SettingGroup>({ group, settings, Fields }: SettingFormProps<G>) {
  const { t } = useTranslation('operator-setting');
  const common = useTranslation().t;
  const save = useSaveSettings();
  const values = valuesOf[group] as (settings: OperatorSettings) => SettingValues<G>;
  const state = useRecordForm({
    record: settings,
    resolver: bodyResolver<SettingsBody, SettingValues<G>>(operatorSettingsBody),
    defaultValues: values(settings),
    valuesOf: values,
    query: settingQuery,
    save: (body) => save.mutateAsync(body),
    onSaved: (saved, body) => {
      form.reset(values(saved));
      void toast({ tone: 'success', message: t(body[group] === null ? 'removed' : 'saved'), id: 'setting' });
    },
  });
  const { form, submit, sendNow, sending } = state;
  useUnsavedChanges(form.formState.isDirty);
  const remove = async () => {
    const message =
      group === 'site'
        ? 'site.removeMessage'
        : group === 'indexNow'
          ? 'indexNow.removeMessage'
          : 'remove.message';
    const answer = await confirm({
      title: t(group === 'site' ? 'site.removeTitle' : 'remove.title'),
      message: t(message),
      confirmLabel: t(group === 'site' ? 'site.remove' : 'remove.action'),
    });
    if (answer === 'confirm') await sendNow({ [group]: null });
  };
  const words: SettingGroup = group;
  const title = t(`${words}.title`);
  return (
    <Panel title={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack maw={640}>
          <Text size="sm" c="dimmed">
            {t(`${words}.lead`)}
          </Text>
          <Fields form={form} settings={settings} />
          <EditConflict state={state} nameOf={() => title} />
          <Group gap="xs">
            <SubmitButton loading={sending}>{common('save')}</SubmitButton>
            {isSet[group]?.(settings) && (
              <Button variant="subtle" color="red" onClick={() => void remove()}>
                {t(group === 'site' ? 'site.remove' : 'remove.action')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

interface EntryListProps {
  group: 'banks' | 'contacts';
  entries: readonly { id: string }[];
  most: number;
  onAdd: () => void;
  onRemove: (place: number) => void;
  children: (place: number) => ReactNode;
}

/** A list of entries, each with its fields and a remove button. */
export function EntryList({ group, entries, most, onAdd, onRemove, children }: EntryListProps) {
  const { t } = useTranslation('operator-setting');
  return (
    <>
      {entries.map(({ id }, place) => {
        const number = place + 1;
        const name = t(`${group}.numbered`, { number });
        return (
          <Paper key={id} withBorder p="md" role="group" aria-label={name}>
            <Text fw={600} size="sm" mb="xs" aria-hidden>
              {name}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>{children(place)}</SimpleGrid>
            <Button
              mt="sm"
              size="sm"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={t(`${group}.removeNumbered`, { number })}
              onClick={() => onRemove(place)}
            >
              {t(`${group}.remove`)}
            </Button>
          </Paper>
        );
      })}
      {entries.length < most && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {t(`${group}.add`)}
        </Button>
      )}
    </>
  );
}
