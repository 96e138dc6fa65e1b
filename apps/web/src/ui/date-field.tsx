import { CalendarInput, type CalendarInputProps } from './calendar-input.tsx';

/** A calendar day, `yyyy-MM-dd`, between `min` and `max`. */
export const DateField = (props: CalendarInputProps) => <CalendarInput {...props} type="date" />;
