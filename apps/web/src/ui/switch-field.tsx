import { Switch, type SwitchProps } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';

interface SwitchFieldProps<V extends FieldValues, C, T> extends Pick<SwitchProps, 'label' | 'description'> {
  form: UseFormReturn<V, C, T>;
  name: FieldPath<V>;
}

export const SwitchField = <V extends FieldValues, C, T>({
  form,
  name,
  ...props
}: SwitchFieldProps<V, C, T>) => (
  <FormField form={form} name={name}>
    {({ value, onChange, ...field }) => (
      <Switch
        {...field}
        {...props}
        checked={Boolean(value)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )}
  </FormField>
);
