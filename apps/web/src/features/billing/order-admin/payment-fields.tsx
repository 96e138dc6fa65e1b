import { adminPaths } from '@acheep/contract/admin-paths';
import { adminOrderConfirm, maxReference } from '@acheep/contract/billing/order-admin';
import { paymentMethods } from '@acheep/contract/billing/order-option';
import { today } from '@acheep/contract/kernel/calendar';
import { numberText } from '@acheep/contract/kernel/english-text';
import { Anchor, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';

const label = fieldNames(adminOrderConfirm.body);

/** The rate at which the invoice will be in riel: the authority asks for the day's, which somebody has to enter. */
function RateNote() {
  const { t } = useTranslation('order-admin');
  const { data: settings } = useQuery(apiData('GET /admin/setting'));
  if (!settings) return null;
  const { rielRate, rielRateOn } = settings.invoicing;
  return (
    <Text size="sm">
      {rielRate && rielRateOn
        ? t('confirm.rate', { rate: numberText(rielRate), date: formatDate(rielRateOn) })
        : t('confirm.noRate')}{' '}
      <Anchor component={Link} to={adminPaths.settings({ tab: 'invoicing' })} target="_blank" inherit>
        {t('confirm.changeRate')}
      </Anchor>
    </Text>
  );
}

interface PaymentFieldsProps<V extends FieldValues, C, T> {
  form: UseFormReturn<V, C, T>;
  /** True if the invoice states its VAT in riel too. */
  inRiel: boolean;
}

/** Date, method and reference of a payment, with the rate that its invoice will have. */
export function PaymentFields<V extends FieldValues, C, T>({ form, inRiel }: PaymentFieldsProps<V, C, T>) {
  const { t } = useTranslation('order-admin');
  const at = (name: 'paidOn' | 'paidBy' | 'reference') => name as FieldPath<V>;
  return (
    <>
      {inRiel && <RateNote />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormField form={form} name={at('paidOn')}>
          {(field) => <DateField {...field} label={label('paidOn')} max={today()} withAsterisk />}
        </FormField>
        <NativeSelect
          label={label('paidBy')}
          data={choicesOf(paymentMethods)}
          withAsterisk
          {...inputProps(form, at('paidBy'))}
        />
      </SimpleGrid>
      <TextInput
        label={label('reference')}
        description={t('confirm.referenceHint')}
        maxLength={maxReference}
        {...inputProps(form, at('reference'))}
      />
    </>
  );
}
