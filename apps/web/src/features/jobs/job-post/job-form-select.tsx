import type { Localized } from '@acheep/contract/kernel/locale';
import { NativeSelect } from '@mantine/core';
import type { Path } from 'react-hook-form';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import type { JobForm, JobFormValues } from './job-form-values.ts';

type ChoiceField =
  | 'categoryId'
  | 'industryId'
  | 'provinceId'
  | 'type'
  | 'experience'
  | 'qualification'
  | 'gender';

interface JobFormSelectProps {
  form: JobForm;
  name: ChoiceField & Path<JobFormValues>;
  label: string;
  /** What the empty choice says. */
  empty?: string;
  withAsterisk?: boolean;
  options: readonly { value: string; label: string }[];
}

/** One of a list, with the device's own picker. */
export function JobFormSelect({ form, name, options, empty, ...props }: JobFormSelectProps) {
  const { t } = useTranslation();
  return (
    <FormField form={form} name={name}>
      {(field) => (
        <NativeSelect
          {...props}
          {...field}
          data={[{ value: '', label: empty ?? t('form.choose', { ns: 'field' }) }, ...options]}
        />
      )}
    </FormField>
  );
}

/** Reference records as choices. */
export const records = (list: readonly { _id: string; name: Localized }[] | undefined) =>
  (list ?? []).map(({ _id, name }) => ({ value: _id, label: localized(name) }));
