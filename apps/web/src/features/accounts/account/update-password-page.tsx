import { changePassword } from '@acheep/contract/accounts/password';
import { Button, Stack } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { useChangePassword } from './password.api.ts';
import { SessionList } from './session-list.tsx';

const label = fieldNames(changePassword.body);

function ChangePasswordForm() {
  const { t } = useTranslation('account');
  const change = useChangePassword();
  const email = useSession()?.user.email;
  const form = useForm({
    resolver: contractResolver(changePassword.body),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: () => {
        form.reset();
        void toast({ tone: 'success', message: t('updatePassword.done') });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        {/* Password managers learn from it whose password this is. */}
        <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          {...form.register('currentPassword')}
          label={label('currentPassword')}
          autoComplete="current-password"
          withAsterisk
          error={errors.currentPassword?.message}
        />
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" loading={change.isPending} w="fit-content">
          {t('updatePassword.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Changes the password, and shows where one is signed in. */
export function UpdatePasswordPage() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('updatePassword.title')} noIndex />
      <PageHeader title={t('updatePassword.title')} lead={t('updatePassword.lead')} />
      <ChangePasswordForm />
      <Section title={t('sessions.title')}>
        <SessionList />
      </Section>
    </>
  );
}
