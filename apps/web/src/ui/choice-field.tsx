import type { Options } from '@acheep/contract/kernel/option';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { choicesOf } from '../lib/choice.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { FormField } from './form-field.tsx';

interface ChoiceFieldProps<V extends FieldValues, C, T>
  extends Pick<NativeSelectProps, 'label' | 'description' | 'withAsterisk' | 'size'> {
  form: UseFormReturn<V, C, T>;
  name: FieldPath<V>;
  /** Label of the empty choice; null for none. */
  empty?: string | null;
  /** An option list of the contract, or ready-made choices. */
  options: Options | Choices;
}

type Choices = readonly { value: string; label: string }[];
const isList = (options: Options | Choices): options is Choices => Array.isArray(options);

export function ChoiceField<V extends FieldValues, C, T>({
  form,
  name,
  options,
  empty,
  ...props
}: ChoiceFieldProps<V, C, T>) {
  const { t } = useTranslation('field');
  const choices = isList(options) ? options : choicesOf(options);
  return (
    <FormField form={form} name={name}>
      {({ value, ...field }) => (
        <NativeSelect
          {...props}
          {...field}
          value={value ?? ''}
          data={empty === null ? choices : [{ value: '', label: empty ?? t('form.choose') }, ...choices]}
        />
      )}
    </FormField>
  );
}
