import { ActionIcon, Group, Kbd, type PopoverProps, Stack, Text } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Popover } from '../../../../ui/popover.tsx';
import '@mantine/core/styles/Kbd.layer.css';

export interface KeyLine {
  keys: readonly string[];
  label: string;
}

interface KeyHelpProps {
  lines: readonly KeyLine[];
  position: PopoverProps['position'];
  /** What can be chosen about the keys. */
  children?: ReactNode;
}

/** The keys of the page. */
export function KeyHelp({ lines, position, children }: KeyHelpProps) {
  const { t } = useTranslation('application');
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={position}
      withinPortal={false}
      withArrow
      trapFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('keys.title')}
          title={t('keys.title')}
          onClick={() => setOpened(!opened)}
        >
          <IconKeyboard size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" miw={220}>
          {lines.map(({ keys: names, label }) => (
            <Group key={label} justify="space-between" gap="lg" wrap="nowrap">
              <Text size="sm">{label}</Text>
              <Group gap={4} wrap="nowrap">
                {names.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </Group>
            </Group>
          ))}
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
