import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);
/** Hundredths of a percent in one. */
const points = 100;

/** The VAT rate, and who sells. */
export function InvoicingForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, conflict, resolve, pending } = useSettingForm('invoicing', settings);
  const text = (name: 'prefix' | 'vatTin' | 'sellerName' | 'sellerAddress', max: number) => (
    <TextInput
      label={label(`invoicing.${name}`)}
      maxLength={max}
      {...inputProps(form, `invoicing.${name}`)}
    />
  );
  return (
    <SettingSection
      group="invoicing"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormField form={form} name="invoicing.vatRate">
          {({ value, onChange, ...field }) => (
            <NumberInput
              onInputCapture={readKhmerDigits}
              {...field}
              label={label('invoicing.vatRate')}
              suffix="%"
              min={0}
              max={100}
              decimalScale={2}
              hideControls
              inputMode="decimal"
              withAsterisk
              value={value / points}
              onChange={(given) => onChange(given === '' ? undefined : Math.round(Number(given) * points))}
            />
          )}
        </FormField>
        {text('prefix', 10)}
        {text('vatTin', 30)}
      </SimpleGrid>
      {text('sellerName', 120)}
      <TextInput
        label={label('invoicing.sellerNameKm')}
        lang="km"
        maxLength={120}
        {...inputProps(form, 'invoicing.sellerNameKm')}
      />
      {text('sellerAddress', 200)}
      <TextInput
        label={label('invoicing.sellerAddressKm')}
        description={t('invoicing.sellerHint')}
        lang="km"
        maxLength={200}
        {...inputProps(form, 'invoicing.sellerAddressKm')}
      />
    </SettingSection>
  );
}
