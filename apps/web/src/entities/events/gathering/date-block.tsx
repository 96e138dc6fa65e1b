import classes from './date-block.module.css';
import { dayOf, dayParts } from './gathering-time.ts';

interface DateBlockProps {
  moment: string;
  /** What is over is grey. */
  past?: boolean;
}

/** A day as a leaf of a tear-off calendar. */
export function DateBlock({ moment, past }: DateBlockProps) {
  const { day, month, weekday } = dayParts(moment);
  return (
    <time className={classes.block} dateTime={dayOf(moment)} data-past={past || undefined}>
      <span className={classes.month}>{month}</span>
      <span className={classes.day}>{day}</span>
      <span className={classes.weekday}>{weekday}</span>
    </time>
  );
}
