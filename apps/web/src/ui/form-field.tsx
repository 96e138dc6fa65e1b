import type { ReactElement } from 'react';
import {
  Controller,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldId } from './field-id.ts';

/**
 * Props of a plain input (TextInput, Textarea, NativeSelect, Checkbox):
 * `<TextInput label="…" withAsterisk {...inputProps(form, 'title')} />`.
 */
export function inputProps<V extends FieldValues, C, T>(form: UseFormReturn<V, C, T>, name: FieldPath<V>) {
  const error: { message?: string } | undefined = get(form.formState.errors, name);
  return { id: fieldId(name), error: error?.message, ...form.register(name) };
}

interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>, C, T> {
  form: UseFormReturn<V, C, T>;
  name: N;
  children: (field: ControllerRenderProps<V, N> & { id: string; error: string | undefined }) => ReactElement;
}

/** A field whose input has a value other than text: PhoneField, MoneyField, FilesField, RichTextEditor, Select. */
export function FormField<V extends FieldValues, N extends FieldPath<V>, C, T>({
  form,
  name,
  children,
}: FormFieldProps<V, N, C, T>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) =>
        children({ ...field, id: fieldId(name), error: fieldState.error?.message })
      }
    />
  );
}
