import { NumberInput, type NumberInputProps } from '@mantine/core';
import { readKhmerDigits } from './latin-input.ts';

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number | null | undefined;
  /** Undefined if the field is empty. */
  onChange: (value: number | undefined) => void;
};

/** An integer; by default at least 0, without a maximum. */
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
