import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  /** How the form registers each field, and its error. */
  password: PasswordInputProps;
  confirmPassword: PasswordInputProps;
  /** What the form's schema calls them. */
  label: (field: 'password' | 'confirmPassword') => string;
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ password, confirmPassword, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('field');
  return (
    <>
      <PasswordField
        {...password}
        label={label('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        withAsterisk
      />
      <PasswordField
        {...confirmPassword}
        label={label('confirmPassword')}
        autoComplete="new-password"
        withAsterisk
      />
    </>
  );
}
