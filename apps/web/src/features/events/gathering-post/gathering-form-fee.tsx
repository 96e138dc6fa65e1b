import { currencies } from '@acheep/contract/kernel/money';
import { NativeSelect, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { gatheringField } from './gathering-field.ts';
import type { FieldsProps } from './gathering-step.ts';

/** What it costs, how many may come, and with whom one speaks. */
export function GatheringFormFee({ form, saved }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  const given = useWatch({ control: form.control, name: 'currency' });
  const currency = given || 'USD';
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(saved && saved.registered > 0 ? 'form.feeKept' : 'form.feeHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={gatheringField('currency')}
          data={choicesOf(currencies)}
          {...inputProps(form, 'currency')}
        />
        <FormField form={form} name="fee">
          {(field) => (
            <MoneyField
              {...field}
              currency={currency}
              label={gatheringField('fee')}
              placeholder={t('form.free')}
            />
          )}
        </FormField>
        <FormField form={form} name="earlyFee">
          {(field) => <MoneyField {...field} currency={currency} label={gatheringField('earlyFee')} />}
        </FormField>
        <FormField form={form} name="earlyUntil">
          {(field) => <DateField {...field} label={gatheringField('earlyUntil')} />}
        </FormField>
        <FormField form={form} name="seats">
          {(field) => (
            <NumberField
              {...field}
              label={gatheringField('seats')}
              placeholder={t('form.anySeats')}
              min={1}
              max={10_000}
            />
          )}
        </FormField>
        <FormField form={form} name="registerUntil">
          {(field) => <DateField {...field} label={gatheringField('registerUntil')} />}
        </FormField>
      </SimpleGrid>
      <Switch
        label={t('form.certificate')}
        description={t('form.certificateHint')}
        {...inputProps(form, 'certificate')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={gatheringField('contactName')}
          maxLength={80}
          autoComplete="name"
          {...inputProps(form, 'contactName')}
        />
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          label={gatheringField('contactEmail')}
          maxLength={254}
          {...inputProps(form, 'contactEmail')}
        />
        <FormField form={form} name="contactPhone">
          {(field) => <PhoneField {...field} label={gatheringField('contactPhone')} />}
        </FormField>
      </SimpleGrid>
    </>
  );
}
