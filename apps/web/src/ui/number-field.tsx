import { NumberInput, type NumberInputProps } from '@mantine/core';
import { readKhmerDigits } from './latin-input.ts';

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number | null | undefined;
  /** Nothing where the field is empty. */
  onChange: (value: number | undefined) => void;
};

/** A whole number: from 0 up, without an end, where nothing else is said. */
export const NumberField = ({ value, onChange, min = 0, ...props }: NumberFieldProps) => (
  <NumberInput
    inputMode="numeric"
    min={min}
    allowDecimal={false}
    allowNegative={min < 0}
    {...props}
    onInputCapture={readKhmerDigits}
    value={value ?? ''}
    onChange={(given) => onChange(given === '' ? undefined : Number(given))}
  />
);
