import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../ui/color-mode.ts';

export function ColorSwitch() {
  const { t } = useTranslation();
  const { dark, toggle } = useColorMode();
  const label = dark ? t('header.toLight') : t('header.toDark');
  return (
    <ActionIcon variant="subtle" color="gray" size={42} onClick={toggle} aria-label={label} title={label}>
      {dark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}
