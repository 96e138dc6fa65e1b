import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}

/** A key figure with its label and a hint. */
export const Fact = ({ label, value, hint }: FactProps) => (
  <Paper withBorder p="md" radius="md">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz="1.6rem" fw={700} lh={1.3}>
      {value}
    </Text>
    {hint && (
      <Text component="div" size="sm">
        {hint}
      </Text>
    )}
  </Paper>
);
