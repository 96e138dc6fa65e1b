import { Input, type InputWrapperProps, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const PickerBody = lazy(() => import('./date-picker-body.tsx').then((m) => ({ default: m.DatePickerBody })));

/** A day `yyyy-MM-dd`, or with a time of Phnom Penh `yyyy-MM-dd HH:mm:ss`; of a range, both ends. */
interface DateValues {
  date: string | null;
  datetime: string | null;
  daterange: [string | null, string | null];
  datetimerange: [string | null, string | null];
}
export type DateType = keyof DateValues;

export interface DatePickerProps<T extends DateType>
  extends Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'withAsterisk'> {
  type: T;
  id?: string;
  value: DateValues[T];
  onChange: (value: DateValues[T]) => void;
  /** Days, the first and the last that may be chosen. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/**
 * A day, a moment, or a range of either, chosen in a calendar. Where it is one day in a form, the device's own picker is
 * lighter: `DateField`. The calendar is loaded when it is first shown.
 */
export function DatePicker<T extends DateType>(props: DatePickerProps<T>) {
  const waiting = (
    <Input.Wrapper label={props.label} description={props.description}>
      <Skeleton height={36} radius="md" />
    </Input.Wrapper>
  );
  return (
    <Suspense fallback={waiting}>
      <PickerBody {...(props as unknown as DatePickerProps<DateType>)} />
    </Suspense>
  );
}
