import { phoneCodeNew } from '@acheep/contract/accounts/phone';
import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldNames } from '../../../lib/field-name.ts';
import { readKhmerDigits } from '../../../ui/latin-input.ts';

const label = fieldNames(phoneCodeNew.body);

/** A Cambodian mobile number that a code is sent to, typed in any way. */
export const NumberField = (props: TextInputProps) => (
  <TextInput
    label={label('phone')}
    type="tel"
    autoComplete="tel"
    placeholder="012 345 678"
    maxLength={40}
    withAsterisk
    onInputCapture={readKhmerDigits}
    {...props}
  />
);
