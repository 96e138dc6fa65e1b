import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface ApplyNoticeProps {
  icon: TablerIcon;
  title: string;
  text: string;
  /** Takes the focus when it replaces the form. */
  focus?: boolean;
  children?: ReactNode;
}

/** Replaces the form: the reason and an alternative. */
export function ApplyNotice({ icon: Icon, title, text, focus = false, children }: ApplyNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <Paper
      withBorder
      ref={box}
      tabIndex={-1}
      role="status"
      p={{ base: 'md', sm: 'xl' }}
      // Clears the sticky header.
      style={{ scrollMarginTop: 96 }}
    >
      <Stack gap="xs" align="start">
        <Icon size={36} stroke={1.5} color="var(--ac-icon)" aria-hidden />
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text>{text}</Text>
        <Group gap="sm" mt="xs">
          {children}
        </Group>
      </Stack>
    </Paper>
  );
}
