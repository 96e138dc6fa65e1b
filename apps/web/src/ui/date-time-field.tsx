import { momentOf, wallClockOf } from '@acheep/contract/kernel/calendar';
import type { TextInputProps } from '@mantine/core';
import { CalendarInput } from './calendar-input.tsx';
import { Moment } from './moment.tsx';

type DateTimeFieldProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** ISO 8601; empty if none is chosen. */
  value: string;
  onChange: (moment: string) => void;
  min?: Date;
  max?: Date;
};

/** Converts a day and time in Phnom Penh to ISO 8601; empty until both are set. */
function momentIn(wall: string): string {
  const [day = '', clock = ''] = wall.split('T');
  const moment = momentOf(day, clock.slice(0, 5));
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/**
 * A day and time in Phnom Penh, wherever the device is. The chosen value is repeated in full below: inputs of browsers
 * have no Khmer months and show AM/PM in small print.
 */
export function DateTimeField({ value, onChange, min, max, ...props }: DateTimeFieldProps) {
  return (
    <CalendarInput
      {...props}
      type="datetime-local"
      step={300}
      min={min && wallClockOf(min)}
      max={max && wallClockOf(max)}
      value={value && wallClockOf(new Date(value))}
      onChange={(event) => onChange(momentIn(event.currentTarget.value))}
      description={value && <Moment value={value} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
