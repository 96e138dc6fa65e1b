import { currencies } from '@acheep/contract/kernel/money';
import { NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { jobField } from './job-field.ts';
import { JobFormSelect, records } from './job-form-select.tsx';
import type { JobForm } from './job-form-values.ts';

/** What the job pays and where it is. */
export function JobFormPay({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  const { data: provinces } = useQuery(provinceQuery);
  const [currency = 'USD', negotiable] = useWatch({
    control: form.control,
    name: ['currency', 'negotiable'],
  });
  const amounts = { currency: currency || 'USD', withAsterisk: !negotiable };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          label={jobField('currency')}
          data={choicesOf(currencies)}
          {...inputProps(form, 'currency')}
        />
        <FormField form={form} name="salaryFrom">
          {(field) => <MoneyField {...field} {...amounts} label={jobField('salaryFrom')} />}
        </FormField>
        <FormField form={form} name="salaryTo">
          {(field) => (
            <MoneyField {...field} {...amounts} label={jobField('salaryTo')} withAsterisk={false} />
          )}
        </FormField>
      </SimpleGrid>
      <Switch
        label={t('form.negotiable')}
        description={t('form.negotiableHint')}
        {...inputProps(form, 'negotiable')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <JobFormSelect
          form={form}
          name="provinceId"
          label={jobField('provinceId')}
          options={records(provinces)}
          withAsterisk
        />
        <TextInput
          label={jobField('address')}
          placeholder={t('form.addressHint')}
          maxLength={200}
          {...inputProps(form, 'address')}
        />
      </SimpleGrid>
    </>
  );
}
