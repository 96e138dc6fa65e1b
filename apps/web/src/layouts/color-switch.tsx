import { ActionIcon, Button } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';
import { useColorMode } from '../ui/color-mode.ts';

/** Switches between light and dark; shows a label in the drawer. */
export function ColorSwitch({ stacked }: { stacked?: boolean }) {
  const { t } = useTranslation();
  const { dark, toggle } = useColorMode();
  const label = dark ? t('header.toLight') : t('header.toDark');
  const icon = dark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />;
  const look = { variant: 'subtle', color: 'gray', onClick: toggle } as const;
  if (stacked) {
    return (
      <Button {...look} fullWidth size="md" px="xs" justify="start" leftSection={icon}>
        {label}
      </Button>
    );
  }
  return (
    <ActionIcon {...look} size={42} visibleFrom="sm" aria-label={label} title={label}>
      {icon}
    </ActionIcon>
  );
}
