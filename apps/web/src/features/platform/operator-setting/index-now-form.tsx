import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { Button, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);

/** 32 digits that nobody else has. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key with which search engines are told of new and closed jobs. */
export function IndexNowForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, remove, conflict, resolve, pending } = useSettingForm('indexNow', settings);
  return (
    <SettingSection
      group="indexNow"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
      onRemove={settings.indexNow ? () => void remove() : undefined}
    >
      <TextInput
        label={label('indexNow.key')}
        description={t('indexNow.keyHint')}
        maxLength={128}
        autoComplete="off"
        spellCheck={false}
        withAsterisk
        {...inputProps(form, 'indexNow.key')}
      />
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => form.setValue('indexNow.key', newKey(), { shouldDirty: true, shouldValidate: true })}
      >
        {t('indexNow.make')}
      </Button>
    </SettingSection>
  );
}
