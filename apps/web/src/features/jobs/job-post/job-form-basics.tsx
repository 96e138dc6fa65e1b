import { jobTypes } from '@acheep/contract/jobs/job-option';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, industryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { jobField } from './job-field.ts';
import { JobFormSelect, records } from './job-form-select.tsx';
import type { JobForm } from './job-form-values.ts';

/** What the job is called and where it belongs. */
export function JobFormBasics({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  const { data: categories } = useQuery(categoryQuery);
  const { data: industries } = useQuery(industryQuery);
  return (
    <>
      <TextInput
        label={jobField('title')}
        description={t('form.titleHint')}
        maxLength={120}
        withAsterisk
        {...inputProps(form, 'title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <JobFormSelect
          form={form}
          name="categoryId"
          label={jobField('categoryId')}
          options={records(offered(categories, form.getValues('categoryId')))}
          withAsterisk
        />
        <JobFormSelect
          form={form}
          name="industryId"
          label={jobField('industryId')}
          options={records(offered(industries, form.getValues('industryId')))}
        />
        <JobFormSelect
          form={form}
          name="type"
          label={jobField('type')}
          options={choicesOf(jobTypes)}
          withAsterisk
        />
        <FormField form={form} name="vacancies">
          {(field) => (
            <NumberField {...field} label={jobField('vacancies')} min={1} max={1000} withAsterisk />
          )}
        </FormField>
      </SimpleGrid>
    </>
  );
}
