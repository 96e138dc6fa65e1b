import { jobHolds } from '@acheep/contract/jobs/job-moderation-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { OperatorSettings } from '@acheep/contract/platform/operator-setting';
import { Radio, Stack } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Which new jobs wait until the operator has looked at them. */
export function ModerationForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, conflict, resolve, pending } = useSettingForm('moderation', settings);
  return (
    <SettingSection
      group="moderation"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
    >
      <FormField form={form} name="moderation.jobs">
        {({ id, name, value, onChange, error }) => (
          <Radio.Group
            id={id}
            name={name}
            value={value}
            onChange={onChange}
            error={error}
            label={t('moderation.jobs')}
            description={t('moderation.jobsHint')}
          >
            <Stack gap={4} mt={6}>
              {valuesOf(jobHolds).map((hold) => (
                <Radio key={hold} value={hold} label={localized(jobHolds[hold])} py={6} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </FormField>
    </SettingSection>
  );
}
