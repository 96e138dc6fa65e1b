import { Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import classes from './bar-chart.module.css';

interface Bar {
  key: string;
  /** What the bar is called, below it or beside it. */
  label: string;
  value: number;
  /** How the value is written; the number itself where left out. */
  text?: string;
}

interface BarChartProps {
  /** What the bars count, over which time. */
  title: string;
  /** A word on the tallest one. */
  note?: string;
  bars: readonly Bar[];
  /** It stands in a frame already. */
  isInside?: boolean;
}

/**
 * Values over time as bars, of which the first and the last are named. Who does not see them reads the same as a list.
 */
export function BarChart({ title, note, bars, isInside = false }: BarChartProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={classes.figure} data-inside={isInside || undefined} aria-labelledby={id}>
      <figcaption id={id} className={classes.caption}>
        <Text span fw={600} size="sm">
          {title}
        </Text>
        {note && (
          <Text span size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </figcaption>
      <ul className={classes.bars}>
        {bars.map(({ key, label, value, text = String(value) }) => (
          <li key={key} className={classes.slot} title={`${label}: ${text}`}>
            <VisuallyHidden>{`${label}: ${text}`}</VisuallyHidden>
            <span className={classes.bar} style={{ blockSize: `${(value / most) * 100}%` }} aria-hidden />
          </li>
        ))}
      </ul>
      <div className={classes.ends} aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </figure>
  );
}
