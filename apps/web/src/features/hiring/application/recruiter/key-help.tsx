import { ActionIcon, Group, Kbd, Stack, Switch, Text } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Popover } from '../../../../ui/popover.tsx';

export interface KeyLine {
  keys: readonly string[];
  label: string;
}

export interface Choice {
  on: boolean;
  set: (on: boolean) => void;
}

interface KeyHelpProps {
  lines: readonly KeyLine[];
  keys: Choice;
  /** Whether a decision leads to the next candidate. */
  advance: Choice;
}

/** The keys of the page, which can be turned off: who speaks to the computer would press them by accident. */
export function KeyHelp({ lines, keys, advance }: KeyHelpProps) {
  const { t } = useTranslation('application');
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="top-start"
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
          <Switch
            mt="xs"
            label={t('keys.on')}
            checked={keys.on}
            onChange={(event) => keys.set(event.currentTarget.checked)}
          />
          <Switch
            label={t('keys.advance')}
            checked={advance.on}
            onChange={(event) => advance.set(event.currentTarget.checked)}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
