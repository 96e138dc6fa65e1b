import { type Currency, minorUnits } from '@acheep/contract/kernel/money';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { readKhmerDigits } from './latin-input.ts';

type MoneyFieldProps = Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> & {
  /** Minor units. */
  value: number | null | undefined;
  onChange: (value: number | undefined) => void;
  currency: Currency;
};

/** An amount of money: users type dollars or riel, the form stores minor units. */
export function MoneyField({ value, onChange, currency, ...props }: MoneyFieldProps) {
  return (
    <NumberInput
      inputMode="decimal"
      hideControls
      allowNegative={false}
      allowLeadingZeros={false}
      thousandSeparator=","
      decimalScale={currency === 'KHR' ? 0 : 2}
      maxLength={18}
      {...(currency === 'KHR' ? { suffix: '៛' } : { prefix: '$' })}
      {...props}
      onInputCapture={readKhmerDigits}
      value={value === null || value === undefined ? '' : value / minorUnits}
      onChange={(major) => onChange(major === '' ? undefined : Math.round(Number(major) * minorUnits))}
    />
  );
}
