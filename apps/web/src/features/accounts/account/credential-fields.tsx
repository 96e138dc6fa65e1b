import { loginBody } from '@acheep/contract/accounts/account';
import { Anchor, TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

const label = fieldNames(loginBody);

/** E-mail and password of an account that there is, and the way to a new password. */
export function CredentialFields({ focus = true }: { focus?: boolean }) {
  const { t } = useTranslation('account');
  const form = useFormContext<{ email: string; password: string }>();
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        {...form.register('email')}
        label={label('email')}
        type="email"
        autoComplete="username"
        data-autofocus={focus || undefined}
        withAsterisk
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={label('password')}
        autoComplete="current-password"
        withAsterisk
        error={errors.password?.message}
      />
      <Anchor
        component="button"
        type="button"
        w="fit-content"
        onClick={() => openAuth('forgot', undefined, form.getValues('email'))}
      >
        {t('login.forgot')}
      </Anchor>
    </>
  );
}
