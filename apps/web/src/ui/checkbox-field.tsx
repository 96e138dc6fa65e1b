import { Checkbox, type CheckboxProps } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

interface CheckboxFieldProps<V extends FieldValues, C, T>
  extends Pick<CheckboxProps, 'label' | 'description'> {
  form: UseFormReturn<V, C, T>;
  name: FieldPath<V>;
}

export const CheckboxField = <V extends FieldValues, C, T>({
  form,
  name,
  ...props
}: CheckboxFieldProps<V, C, T>) => (
  <FormField form={form} name={name}>
    {({ value, onChange, ...field }) => (
      <Checkbox
        {...field}
        {...props}
        checked={Boolean(value)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )}
  </FormField>
);
