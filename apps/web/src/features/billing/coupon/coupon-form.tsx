import { type Coupon, couponEdit, couponNew } from '@acheep/contract/billing/coupon';
import { couponKinds } from '@acheep/contract/billing/coupon-option';
import { currencies } from '@acheep/contract/kernel/money';
import { MultiSelect, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { packageTitle } from '../../../entities/billing/package/package-words.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, apiQuery, invalidate } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';

type Body = CallOptions<'POST /admin/coupon'>['body'];

const label = fieldNames(couponNew);
/** Outdated by a change of a coupon. */
export const couponReads = ['GET /admin/coupon', 'GET /admin/coupon/:id', 'GET /admin/audit'] as const;

const valuesOf = (one: Coupon | null): FormValues<Body> => ({
  code: one?.code ?? '',
  kind: one?.kind ?? 'percent',
  percent: one?.percent ?? undefined,
  amount: one?.amount ?? undefined,
  currency: one?.currency ?? 'USD',
  packageIds: one?.packageIds ?? [],
  from: one?.from ?? '',
  until: one?.until ?? '',
  maxUses: one?.maxUses ?? undefined,
  maxPerCompany: one ? (one.maxPerCompany ?? undefined) : 1,
});

/** A coupon in a dialog: what it takes off, of which packages, when, and how often. */
export function CouponForm({ record, onClose }: { record: Coupon | null; onClose: () => void }) {
  const { t } = useTranslation('coupon');
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const save = useMutation({
    mutationFn: async (body: Body & { updatedAt?: string }) =>
      record
        ? (await call('PUT /admin/coupon/:id', { params: { id: record._id }, body })).data
        : (await call('POST /admin/coupon', { body })).data,
    onSuccess: () => invalidate(...couponReads),
    meta: { ownError: true },
  });
  const state = useRecordForm({
    record,
    resolver: bodyResolver<Body>(record ? couponEdit : couponNew),
    defaultValues: valuesOf(record),
    valuesOf,
    query: apiQuery('GET /admin/coupon/:id', { params: { id: record?._id ?? '' } }),
    save: (body) => save.mutateAsync(body),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t('done.saved'), id: 'coupon' });
    },
  });
  const { form } = state;
  const offered = packages
    .filter(({ price }) => price > 0)
    .map((one) => ({ value: one._id, label: packageTitle(one) }));
  const gone = (value: string) => ({ value, label: t('gonePackage') });
  const kind = form.watch('kind');
  const currency = form.watch('currency') || 'USD';
  const count = (name: 'maxUses' | 'maxPerCompany') => (
    <FormField form={form} name={name}>
      {(field) => (
        <NumberField
          {...field}
          value={field.value as number | undefined}
          label={label(name)}
          placeholder={t('form.unlimited')}
          min={1}
        />
      )}
    </FormField>
  );
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'form.edit' : 'form.create')}
      onClose={onClose}
    >
      <TextInput
        label={label('code')}
        description={t('form.codeHint')}
        maxLength={60}
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...inputProps(form, 'code')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect label={label('kind')} data={choicesOf(couponKinds)} {...inputProps(form, 'kind')} />
        {kind === 'percent' ? (
          <FormField form={form} name="percent">
            {(field) => (
              <NumberField
                {...field}
                value={field.value as number | undefined}
                label={label('percent')}
                min={1}
                max={100}
                suffix="%"
                withAsterisk
              />
            )}
          </FormField>
        ) : (
          <FormField form={form} name="amount">
            {(field) => (
              <MoneyField
                {...field}
                value={field.value as number | undefined}
                label={label('amount')}
                currency={currency}
                withAsterisk
              />
            )}
          </FormField>
        )}
        {kind === 'amount' && (
          <NativeSelect
            label={label('currency')}
            data={choicesOf(currencies)}
            {...inputProps(form, 'currency')}
          />
        )}
      </SimpleGrid>
      <FormField form={form} name="packageIds">
        {({ value, ...field }) => (
          <MultiSelect
            {...field}
            value={value ?? []}
            label={label('packageIds')}
            placeholder={value && value.length > 0 ? '' : t('allPackages')}
            data={[
              ...offered,
              ...(value ?? []).filter((id) => !offered.some((one) => one.value === id)).map(gone),
            ]}
            clearable
            hidePickedOptions
          />
        )}
      </FormField>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormField form={form} name="from">
          {(field) => <DateField {...field} label={label('from')} />}
        </FormField>
        <FormField form={form} name="until">
          {(field) => <DateField {...field} label={label('until')} />}
        </FormField>
        {count('maxUses')}
        {count('maxPerCompany')}
      </SimpleGrid>
    </RecordDialog>
  );
}
