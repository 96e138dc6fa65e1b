import { khmerMonths } from '@acheep/contract/kernel/moment-text';
import { Group, Input, type InputWrapperProps, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { currentLocale } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldId } from './field-id.ts';

interface MonthFieldProps extends Pick<InputWrapperProps, 'label' | 'error' | 'description'> {
  name: string;
  label: string;
  /** `yyyy-MM`, or empty. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Last selectable year; defaults to the current one. */
  lastYear?: number;
}

const firstYear = 1950;
const monthNames = () =>
  currentLocale() === 'km'
    ? khmerMonths
    : Array.from({ length: 12 }, (_, month) =>
        new Date(2000, month, 1).toLocaleDateString('en-US', { month: 'short' }),
      );

/** A month as two native selects, since few browsers have a month picker. */
export function MonthField({
  name,
  label,
  value = '',
  onChange,
  onBlur,
  disabled,
  lastYear = new Date().getFullYear(),
  ...wrapper
}: MonthFieldProps) {
  const { t } = useTranslation('field');
  const [half, setHalf] = useState({ year: '', month: '' });
  const [year = '', month = ''] = value ? value.split('-') : [half.year, half.month];
  const choose = (next: { year: string; month: string }) => {
    setHalf(next);
    onChange(next.year && next.month ? `${next.year}-${next.month}` : '');
  };
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, back) => String(lastYear - back));
  const months = monthNames().map((name, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name,
  }));
  return (
    <Input.Wrapper
      {...wrapper}
      label={label}
      labelElement="div"
      errorProps={{ id: `${fieldId(name)}-error` }}
    >
      <Group gap="xs" wrap="nowrap" mt={4} role="group" aria-label={label}>
        <NativeSelect
          id={fieldId(name)}
          flex={3}
          aria-label={`${label}: ${t('date.month')}`}
          disabled={disabled}
          error={Boolean(wrapper.error)}
          data={[{ value: '', label: t('date.month') }, ...months]}
          value={month}
          onBlur={onBlur}
          onChange={(event) => choose({ year, month: event.currentTarget.value })}
        />
        <NativeSelect
          flex={2}
          aria-label={`${label}: ${t('date.year')}`}
          disabled={disabled}
          error={Boolean(wrapper.error)}
          data={[{ value: '', label: t('date.year') }, ...years]}
          value={year}
          onBlur={onBlur}
          onChange={(event) => choose({ year: event.currentTarget.value, month })}
        />
      </Group>
    </Input.Wrapper>
  );
}
