import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface NewPasswordFieldsProps {
  /** How the form registers each field, and its error. */
  password: PasswordInputProps;
  confirmPassword: PasswordInputProps;
  label?: string;
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ password, confirmPassword, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordInput
        {...password}
        label={label ?? t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        withAsterisk
      />
      <PasswordInput
        {...confirmPassword}
        label={t('confirmPassword')}
        autoComplete="new-password"
        withAsterisk
      />
    </>
  );
}
