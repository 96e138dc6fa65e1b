import type { Localized } from '@acheep/contract/kernel/locale';
import { NativeSelect } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import type { GatheringForm } from './gathering-form-values.ts';

interface GatheringSelectProps {
  form: GatheringForm;
  name: 'categoryId' | 'provinceId' | 'level' | 'eventType';
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of a list, with the device's own picker. Each is needed to publish. */
export function GatheringSelect({ form, name, options, label }: GatheringSelectProps) {
  const { t } = useTranslation('field');
  return (
    <FormField form={form} name={name}>
      {(field) => (
        <NativeSelect
          {...field}
          label={label}
          withAsterisk
          data={[{ value: '', label: t('form.choose') }, ...options]}
        />
      )}
    </FormField>
  );
}

/** Reference records as choices. */
export const records = (list: readonly { _id: string; name: Localized }[] | undefined) =>
  (list ?? []).map(({ _id, name }) => ({ value: _id, label: localized(name) }));
