import type { OperatorSettings } from '@acheep/contract/platform/operator-setting';
import { Switch } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Whether visitors apply with one form, or sign in first. */
export function ApplyingForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, conflict, resolve, pending } = useSettingForm('applying', settings);
  return (
    <SettingSection
      group="applying"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
    >
      <FormField form={form} name="applying.easy">
        {({ value, onChange, ...field }) => (
          <Switch
            {...field}
            label={t('applying.easy')}
            description={t('applying.easyHint')}
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        )}
      </FormField>
    </SettingSection>
  );
}
