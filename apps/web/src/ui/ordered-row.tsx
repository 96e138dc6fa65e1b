import { ActionIcon, Group, Paper } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Move {
  label: string;
  /** Undefined at either end. */
  go: (() => void) | undefined;
}

interface OrderedRowProps {
  up: Move;
  down: Move;
  moving: boolean;
  /** What can be done with it. */
  actions: ReactNode;
  children: ReactNode;
}

/** One record of a list that somebody puts into an order: what it is, its place, and what can be done with it. */
export function OrderedRow({ up, down, moving, actions, children }: OrderedRowProps) {
  const move = ({ label, go }: Move, Icon: typeof IconArrowUp) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={label}
      disabled={!go || moving}
      onClick={go}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0, flex: 1 }}>{children}</div>
        <Group gap={0} wrap="nowrap">
          {move(up, IconArrowUp)}
          {move(down, IconArrowDown)}
        </Group>
      </Group>
      <Group gap="xs" mt="sm">
        {actions}
      </Group>
    </Paper>
  );
}
