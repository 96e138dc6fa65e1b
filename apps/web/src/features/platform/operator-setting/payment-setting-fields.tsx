import { today } from '@acheep/contract/kernel/calendar';
import { currencies } from '@acheep/contract/kernel/money';
import { maxBanks } from '@acheep/contract/platform/operator-setting';
import { khqrKinds } from '@acheep/contract/platform/operator-setting-option';
import { Alert, List, NativeSelect, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { EntryList, type FieldsProps, label } from './setting-form.tsx';

/** The Bakong account that receives KHQR payments. */
export function KhqrFields({ form }: FieldsProps<'khqr'>) {
  const { t } = useTranslation('operator-setting');
  const isMerchant = form.watch('khqr.kind') === 'merchant';
  return (
    <>
      <NativeSelect
        label={label('khqr.kind')}
        data={choicesOf(khqrKinds)}
        {...inputProps(form, 'khqr.kind')}
      />
      <TextInput
        label={label('khqr.accountId')}
        description={t('khqr.accountHint')}
        maxLength={32}
        withAsterisk
        {...inputProps(form, 'khqr.accountId')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={label('khqr.merchantName')}
          maxLength={25}
          withAsterisk
          {...inputProps(form, 'khqr.merchantName')}
        />
        <TextInput
          label={label('khqr.city')}
          maxLength={15}
          withAsterisk
          {...inputProps(form, 'khqr.city')}
        />
        {isMerchant && (
          <>
            <TextInput
              label={label('khqr.merchantId')}
              maxLength={32}
              withAsterisk
              {...inputProps(form, 'khqr.merchantId')}
            />
            <TextInput
              label={label('khqr.acquiringBank')}
              maxLength={32}
              withAsterisk
              {...inputProps(form, 'khqr.acquiringBank')}
            />
          </>
        )}
      </SimpleGrid>
    </>
  );
}

/** Bank accounts shown on orders. */
export function BankFields({ form }: FieldsProps<'banks'>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'banks' });
  return (
    <EntryList
      group="banks"
      entries={fields}
      most={maxBanks}
      onAdd={() => append({ bank: '', accountName: '', accountNumber: '', currency: 'USD' })}
      onRemove={remove}
    >
      {(place) => (
        <>
          {(['bank', 'accountName', 'accountNumber'] as const).map((name) => (
            <TextInput
              key={name}
              label={label(`banks.${place}.${name}`)}
              maxLength={name === 'accountNumber' ? 40 : 80}
              withAsterisk
              {...inputProps(form, `banks.${place}.${name}`)}
            />
          ))}
          <NativeSelect
            label={label(`banks.${place}.currency`)}
            data={choicesOf(currencies)}
            {...inputProps(form, `banks.${place}.currency`)}
          />
        </>
      )}
    </EntryList>
  );
}

/** The Bakong API for looking up payments, and its write-only token. */
export function BakongFields({ form, settings }: FieldsProps<'bakong'>) {
  const { t } = useTranslation('operator-setting');
  return (
    <>
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
    </>
  );
}

/** Hundredths per percent. */
const points = 100;

/** Lists what invoices lack while VAT is charged, and says how far they can be relied on. */
function VatNote({ form }: Pick<FieldsProps<'invoicing'>, 'form'>) {
  const { t } = useTranslation('operator-setting');
  const { vatRate, vatTin, sellerAddress, sellerAddressKm, rielRate } = form.watch('invoicing');
  if (!vatRate) return null;
  const has = { vatTin, address: sellerAddress || sellerAddressKm, rielRate: String(rielRate) };
  const lacking = (Object.keys(has) as (keyof typeof has)[]).filter((name) => !has[name].trim());
  return (
    <>
      {lacking.length > 0 && (
        <Alert
          color="saffron"
          role="status"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('invoicing.lacks.title')}
        >
          <List size="sm" mb={4}>
            {lacking.map((name) => (
              <List.Item key={name}>{t(`invoicing.lacks.${name}`)}</List.Item>
            ))}
          </List>
          {t('invoicing.lacks.text')}
        </Alert>
      )}
      <Text size="sm">{t('invoicing.unchecked')}</Text>
    </>
  );
}

/** The rate at which dollars are in riel on invoices; a new one counts from today unless its day is chosen. */
function RielRateFields({ form }: Pick<FieldsProps<'invoicing'>, 'form'>) {
  const { t } = useTranslation('operator-setting');
  const name = 'invoicing.rielRateOn';
  return (
    <div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormField form={form} name="invoicing.rielRate">
          {({ onChange, ...field }) => (
            <NumberInput
              onInputCapture={readKhmerDigits}
              {...field}
              label={label('invoicing.rielRate')}
              allowDecimal={false}
              hideControls
              thousandSeparator=","
              inputMode="numeric"
              onChange={(given) => {
                onChange(given);
                if (given === '') form.setValue(name, '', { shouldDirty: true });
                else if (!form.formState.dirtyFields.invoicing?.rielRateOn || !form.getValues(name))
                  form.setValue(name, today(), { shouldDirty: true });
              }}
            />
          )}
        </FormField>
        <FormField form={form} name={name}>
          {(field) => <DateField {...field} label={label(name)} max={today()} />}
        </FormField>
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={4}>
        {t('invoicing.rateHint')}
      </Text>
    </div>
  );
}

/** The VAT rate and the seller's details. */
export function InvoicingFields({ form }: FieldsProps<'invoicing'>) {
  const { t } = useTranslation('operator-setting');
  const text = (name: 'prefix' | 'vatTin' | 'sellerName' | 'sellerAddress', max: number) => (
    <TextInput
      label={label(`invoicing.${name}`)}
      maxLength={max}
      {...inputProps(form, `invoicing.${name}`)}
    />
  );
  return (
    <>
      <VatNote form={form} />
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
        {text('vatTin', 40)}
      </SimpleGrid>
      <RielRateFields form={form} />
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
    </>
  );
}
