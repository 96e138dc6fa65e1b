import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/km';
import { today } from '@acheep/contract/kernel/calendar';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { currentLocale } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';

interface CalendarProps {
  /** Days, `yyyy-MM-dd`. */
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChange: (day: string) => void;
}

/** Names of the calendar's buttons. */
export function useCalendarLabels() {
  const { t } = useTranslation('widget');
  return {
    previousMonth: t('date.previousMonth'),
    nextMonth: t('date.nextMonth'),
    previousYear: t('date.previousYear'),
    nextYear: t('date.nextYear'),
    previousDecade: t('date.previousYears'),
    nextDecade: t('date.nextYears'),
  };
}

/** A month to choose a day from. Arrow keys move between its days, from the chosen one or from today. */
export function Calendar({ value, min, max, onChange }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const ariaLabels = useCalendarLabels();
  // It arrives after the frame around it, which has tried to move the focus already.
  useEffect(() => root.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus(), []);
  return (
    <div ref={root}>
      <DatesProvider settings={{ locale: currentLocale(), firstDayOfWeek: 1, weekendDays: [0] }}>
        <DatePicker
          value={value}
          defaultDate={value ?? (min && min > today() ? min : today())}
          onChange={(day) => day && onChange(day)}
          ariaLabels={ariaLabels}
          hideOutsideDates
          highlightToday
          // Escape closes the calendar, and not the dialog around it.
          __stopPropagation
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
        />
      </DatesProvider>
    </div>
  );
}
