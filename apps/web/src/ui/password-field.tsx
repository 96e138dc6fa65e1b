import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const { t } = useTranslation('field');
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword') }} {...props} />;
}
