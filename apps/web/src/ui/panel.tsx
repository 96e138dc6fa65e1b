import { Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Shown at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled, framed section of a page. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby={id}>
      <Group justify="space-between" align="center" mb="sm" gap="xs" wrap="nowrap">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Paper>
  );
}
