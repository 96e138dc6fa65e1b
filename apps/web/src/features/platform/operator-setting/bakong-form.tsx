import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { TextInput } from '@mantine/core';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);

/** Where payments are looked up, and the token for it, which is written and never shown. */
export function BakongForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, remove, conflict, resolve, pending } = useSettingForm('bakong', settings);
  return (
    <SettingSection
      group="bakong"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
      onRemove={settings.bakong ? () => void remove() : undefined}
    >
      <TextInput
        type="url"
        label={label('bakong.url')}
        maxLength={200}
        withAsterisk
        {...inputProps(form, 'bakong.url')}
      />
      <PasswordField
        label={label('bakong.token')}
        description={t(settings.bakong?.hasToken ? 'bakong.tokenKept' : 'bakong.tokenHint')}
        autoComplete="off"
        {...inputProps(form, 'bakong.token')}
      />
    </SettingSection>
  );
}
