import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

/** A password, hidden until somebody asks to see it. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const { t } = useTranslation('field');
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword') }} {...props} />;
}
