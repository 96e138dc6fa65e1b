import { type AdminPackage, packageEdit, packageNew } from '@acheep/contract/billing/package';
import { durationTypes } from '@acheep/contract/billing/package-option';
import { currencies } from '@acheep/contract/kernel/money';
import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { wideDialog } from '../../../ui/dialog.tsx';
import { RecordDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { onePackageQuery, type PackageBody, useSavePackage } from './package-admin.api.ts';

type PackageValues = FormValues<PackageBody>;

const packageResolver = (isNew: boolean) => bodyResolver<PackageBody>(isNew ? packageNew : packageEdit);

const none: PackageValues = {
  title: '',
  titleKm: '',
  description: '',
  descriptionKm: '',
  price: 0,
  currency: 'USD',
  duration: 1,
  durationType: 'month',
  jobs: 1,
  cvViews: 0,
  pinDays: 0,
  boostDays: 0,
  isRecommended: false,
};

/** Returns the form values of a saved package; a new one starts with one month and one job. */
function valuesOf(one: AdminPackage | null): PackageValues {
  if (!one) return none;
  const { title, titleKm, description, descriptionKm, price, currency } = one;
  const { duration, durationType, jobs, cvViews, pinDays, boostDays, isRecommended } = one;
  return {
    title,
    titleKm,
    description: description ?? '',
    descriptionKm: descriptionKm ?? '',
    price,
    currency,
    duration,
    durationType,
    jobs,
    cvViews,
    pinDays,
    boostDays,
    isRecommended,
  };
}

const label = fieldNames(packageNew);

interface PackageFormProps {
  record: AdminPackage | null;
  onClose: () => void;
}

export function PackageForm({ record, onClose }: PackageFormProps) {
  const { t } = useTranslation('package-admin');
  const save = useSavePackage();
  const state = useRecordForm({
    record,
    resolver: packageResolver(!record),
    defaultValues: valuesOf(record),
    valuesOf,
    query: onePackageQuery(record?._id),
    save: (body) => save.mutateAsync({ id: record?._id, body }),
    onSaved: () => {
      onClose();
      void toast({ tone: 'success', message: t(record ? 'done.saved' : 'done.created'), id: 'package' });
    },
  });
  const { form } = state;
  const currency = useWatch({ control: form.control, name: 'currency' }) || 'USD';
  const count = (name: 'duration' | 'jobs' | 'cvViews' | 'pinDays' | 'boostDays', min: number) => (
    <FormField form={form} name={name}>
      {(field) => <NumberField {...field} label={label(name)} min={min} />}
    </FormField>
  );
  return (
    <RecordDialog
      state={state}
      nameOf={label}
      title={t(record ? 'form.edit' : 'form.create')}
      size={wideDialog}
      onClose={onClose}
    >
      {record && record.orders > 0 && (
        <Text size="sm" c="dimmed">
          {t('form.ordered', { count: record.orders })}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={label('title')}
          maxLength={80}
          withAsterisk
          data-autofocus
          {...inputProps(form, 'title')}
        />
        <TextInput
          label={label('titleKm')}
          lang="km"
          maxLength={80}
          withAsterisk
          {...inputProps(form, 'titleKm')}
        />
        <Textarea
          label={label('description')}
          autosize
          maxLength={300}
          {...inputProps(form, 'description')}
        />
        <Textarea
          label={label('descriptionKm')}
          lang="km"
          autosize
          maxLength={300}
          {...inputProps(form, 'descriptionKm')}
        />
        <FormField form={form} name="price">
          {(field) => (
            <MoneyField
              {...field}
              label={label('price')}
              description={t('form.priceHint')}
              currency={currency}
              withAsterisk
            />
          )}
        </FormField>
        <NativeSelect
          label={label('currency')}
          description={t('form.currencyHint')}
          data={choicesOf(currencies)}
          {...inputProps(form, 'currency')}
        />
        {count('duration', 1)}
        <NativeSelect
          label={label('durationType')}
          data={choicesOf(durationTypes)}
          {...inputProps(form, 'durationType')}
        />
        {count('jobs', 1)}
        {count('cvViews', 0)}
        {count('pinDays', 0)}
        {count('boostDays', 0)}
      </SimpleGrid>
      <CheckboxField
        form={form}
        name="isRecommended"
        label={label('isRecommended')}
        description={t('form.recommendedHint')}
      />
    </RecordDialog>
  );
}
