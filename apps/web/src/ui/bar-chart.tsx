import { Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import classes from './bar-chart.module.css';

interface Bar {
  key: string;
  label: string;
  value: number;
  /** The formatted value; defaults to the number. */
  text?: string;
}

interface BarChartProps {
  /** The measure and the period. */
  title: string;
  /** Note on the tallest bar. */
  note?: string;
  bars: readonly Bar[];
  /** True when the chart is already inside a frame. */
  isInside?: boolean;
}

/** A bar chart of values over time that labels only the first and last bar. Screen readers get a list instead. */
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
