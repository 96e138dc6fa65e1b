import { momentOf, wallClockOf } from '@acheep/contract/kernel/calendar';
import { TextInput, type TextInputProps } from '@mantine/core';
import { Moment } from './moment.tsx';

type DateTimeFieldProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** A moment, ISO 8601; empty where none is chosen. */
  value: string;
  onChange: (moment: string) => void;
  min?: Date;
  max?: Date;
};

/** The moment of a clock's day and time in Phnom Penh; empty as long as one of them is open. */
function momentIn(wall: string): string {
  const [day = '', clock = ''] = wall.split('T');
  const moment = momentOf(day, clock.slice(0, 5));
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/**
 * A day and a time in Phnom Penh, wherever the reader's device is, chosen with the device's own picker. Below it stands
 * in full what was chosen: pickers have no Khmer months, and say the half of the day in small letters.
 */
export function DateTimeField({ value, onChange, min, max, ...props }: DateTimeFieldProps) {
  return (
    <TextInput
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
