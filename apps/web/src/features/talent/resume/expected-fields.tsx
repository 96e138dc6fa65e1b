import { jobTypes } from '@acheep/contract/jobs/job-option';
import { type Currency, currencies } from '@acheep/contract/kernel/money';
import { noticePeriods } from '@acheep/contract/talent/resume-option';
import { resumeTextLength } from '@acheep/contract/talent/resume-part';
import { Checkbox, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  categoryQuery,
  offered,
  provinceQuery,
  recordChoices,
} from '../../../entities/jobs/reference/reference.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { labels } from './section-field.tsx';
import { type SectionForm, TextField } from './text-field.tsx';

const label = labels.expected;

export function ExpectedFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  const { data: categories } = useQuery(categoryQuery);
  const { data: provinces } = useQuery(provinceQuery);
  const currency: Currency = useWatch({ control: form.control, name: 'currency' }) || 'USD';
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="wantedCategoryId"
          label={label('wantedCategoryId')}
          options={recordChoices(offered(categories, form.getValues('wantedCategoryId')))}
        />
        <ChoiceField form={form} name="wantedType" label={label('wantedType')} options={jobTypes} />
        <ChoiceField
          form={form}
          name="wantedProvinceId"
          label={label('wantedProvinceId')}
          options={recordChoices(provinces)}
        />
        <ChoiceField form={form} name="noticePeriod" label={label('noticePeriod')} options={noticePeriods} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <ChoiceField
          form={form}
          name="currency"
          label={label('currency')}
          options={currencies}
          empty={null}
        />
        <FormField form={form} name="salaryFrom">
          {(field) => <MoneyField {...field} currency={currency} label={label('salaryFrom')} />}
        </FormField>
        <FormField form={form} name="salaryTo">
          {(field) => <MoneyField {...field} currency={currency} label={label('salaryTo')} />}
        </FormField>
      </SimpleGrid>
      <Checkbox
        label={t('showExpected')}
        description={t('hint.salary')}
        {...inputProps(form, 'showExpected')}
      />
    </>
  );
}

export function ObjectiveFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  return (
    <TextField
      form={form}
      name="objective"
      label={labels.objective('objective')}
      placeholder={t('hint.objective')}
      maxLength={resumeTextLength}
      rows={4}
    />
  );
}
