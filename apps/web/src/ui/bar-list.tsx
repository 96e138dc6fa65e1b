import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bar-list.module.css';

interface BarListProps {
  bars: readonly { key: string; label: ReactNode; value: number }[];
}

/** Numbers with their names, each with a bar in proportion to the largest. */
export function BarList({ bars }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes.list}>
      {bars.map(({ key, label, value }) => (
        <li key={key} className={classes.item}>
          {label}
          <span className={classes.track} aria-hidden>
            <span className={classes.share} style={{ inlineSize: `${(value / most) * 100}%` }} />
          </span>
          <Text span fw={600} ta="right">
            {value}
          </Text>
        </li>
      ))}
    </ul>
  );
}
