import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './chosen-bar.module.css';
import { foot } from './foot.ts';

interface ChosenBarProps {
  /** Accessible name. */
  label: string;
  /** How many rows are chosen, in words. */
  count: string;
  clear: () => void;
  /** Buttons for what can be done with the chosen rows. */
  children: ReactNode;
}

/** Bar at the foot of a list while some of its rows are chosen. */
export function ChosenBar({ label, count, clear, children }: ChosenBarProps) {
  const { t } = useTranslation('widget');
  return (
    <Paper withBorder shadow="md" ref={foot} className={classes.bar} component="section" aria-label={label}>
      <Text size="sm" fw={600}>
        {count}
      </Text>
      <Group gap="xs">
        {children}
        <Button size="compact-md" variant="subtle" onClick={clear}>
          {t('list.unchoose')}
        </Button>
      </Group>
    </Paper>
  );
}
