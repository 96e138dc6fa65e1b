import {
  mostMeritDays,
  type OperatorSettings,
  operatorSettingsBody,
} from '@acheep/contract/platform/operator-setting';
import { NumberInput, SimpleGrid, Text } from '@mantine/core';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);
const merits = ['salary', 'complete', 'boost'] as const;

/** What puts a job before others that answer a search as well. */
export function RankingForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, conflict, resolve, pending } = useSettingForm('ranking', settings);
  return (
    <SettingSection
      group="ranking"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
        {merits.map((merit) => (
          <FormField key={merit} form={form} name={`ranking.${merit}`}>
            {({ onChange, ...field }) => (
              <NumberInput
                onInputCapture={readKhmerDigits}
                {...field}
                label={label(`ranking.${merit}`)}
                min={0}
                max={mostMeritDays}
                clampBehavior="none"
                allowDecimal={false}
                allowNegative={false}
                inputMode="numeric"
                withAsterisk
                onChange={(given) => onChange(given === '' ? undefined : Number(given))}
              />
            )}
          </FormField>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('ranking.hint', { count: mostMeritDays })}
      </Text>
    </SettingSection>
  );
}
