import { Input, type InputWrapperProps, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '../lib/lazy.ts';

const PickerBody = lazy(() => import('./date-picker-body.tsx').then((m) => ({ default: m.DatePickerBody })));

/** A day `yyyy-MM-dd`, or a Phnom Penh time `yyyy-MM-dd HH:mm:ss`; a range has both ends. */
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
  /** First and last selectable day. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/**
 * A calendar for a day, a date with a time, or a range of days. In a form, a single day is a `DateField`, which can be
 * typed too. The calendar is loaded when it is first shown.
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
