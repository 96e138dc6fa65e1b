import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/km';
import {
  DatePickerInput,
  type DatePickerInputProps,
  DatesProvider,
  DateTimePicker,
  type DateTimePickerProps,
} from '@mantine/dates';
import { currentLocale } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useCalendarLabels } from './calendar.tsx';
import type { DatePickerProps, DateType } from './date-picker.tsx';
import { formatDate } from './date-text.tsx';

/** Formats `yyyy-MM-dd HH:mm:ss`, which is always Phnom Penh time, wherever the reader is. */
const moment = (value: string) => formatDate(`${value.replace(' ', 'T')}+07:00`, 'time');

type Given = string | null | [string | null, string | null];
const days = (value: Given) => [value].flat().flatMap((day) => (day ? [formatDate(day)] : []));

export function DatePickerBody({ type, value, onChange, min, max, ...field }: DatePickerProps<DateType>) {
  const { t } = useTranslation('widget');
  const isRange = type.endsWith('range');
  const common = {
    ...field,
    type: isRange ? ('range' as const) : ('default' as const),
    value,
    onChange,
    placeholder: isRange ? `${t('date.start')} – ${t('date.end')}` : t('date.select'),
    labelSeparator: '–',
    clearable: true,
    hideOutsideDates: true,
    clearButtonProps: { 'aria-label': t('date.clear') },
    ...(min && { minDate: min }),
    ...(max && { maxDate: max }),
    ariaLabels: useCalendarLabels(),
  };
  const time = { hoursInputLabel: t('date.hours'), minutesInputLabel: t('date.minutes') };
  return (
    <DatesProvider settings={{ locale: currentLocale(), firstDayOfWeek: 1, weekendDays: [0] }}>
      {type.startsWith('datetime') ? (
        <DateTimePicker
          {...(common as DateTimePickerProps)}
          valueFormat={moment}
          timePickerProps={time}
          endTimePickerProps={time}
          submitButtonProps={{ 'aria-label': t('date.apply') }}
        />
      ) : (
        <DatePickerInput
          {...(common as DatePickerInputProps)}
          valueFormatter={() => days(value).join(' – ')}
        />
      )}
    </DatesProvider>
  );
}
