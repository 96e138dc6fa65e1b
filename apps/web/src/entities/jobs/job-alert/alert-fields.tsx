import { alertBody } from '@acheep/contract/jobs/job-alert';
import { type AlertFrequency, alertFrequencies } from '@acheep/contract/jobs/job-alert-option';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { inputProps } from '../../../ui/form-field.tsx';

export interface AlertValues {
  name: string;
  frequency: AlertFrequency;
}

const label = fieldNames(alertBody);

interface AlertFieldsProps<V extends AlertValues, B> {
  form: UseFormReturn<V, unknown, B>;
  hint: string;
}

/** Fields for the name of a saved search and the frequency of its e-mails. */
export function AlertFields<V extends AlertValues, B>({ form, hint }: AlertFieldsProps<V, B>) {
  // Both fields are part of every form that this is used in.
  const two = form as unknown as UseFormReturn<AlertValues, unknown, B>;
  return (
    <>
      <TextInput
        label={label('name')}
        maxLength={80}
        withAsterisk
        data-autofocus
        {...inputProps(two, 'name')}
      />
      <NativeSelect
        label={label('frequency')}
        description={hint}
        data={choicesOf(alertFrequencies)}
        {...inputProps(two, 'frequency')}
      />
    </>
  );
}
