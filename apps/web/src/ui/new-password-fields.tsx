import type { PasswordInputProps } from '@mantine/core';
import { loadCommonPasswords } from '../lib/common-password.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  /** Registration and error of each field. */
  password: PasswordInputProps;
  confirmPassword: PasswordInputProps;
  label: (field: 'password' | 'confirmPassword') => string;
}

export function NewPasswordFields({ password, confirmPassword, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('field');
  return (
    <>
      <PasswordField
        {...password}
        onFocus={loadCommonPasswords}
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
