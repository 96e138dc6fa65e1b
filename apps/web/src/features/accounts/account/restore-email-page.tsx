import { emailChangeBack } from '@acheep/contract/accounts/email-change';
import { Alert, Button, Container, Stack } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRestoreEmail } from './email-change.api.ts';

const label = fieldNames(emailChangeBack.body);

function RestoreEmailForm({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const restore = useRestoreEmail();
  const form = useForm({
    resolver: contractResolver(emailChangeBack.body),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    restore.mutate(body, { onError: (error) => applyFieldErrors(error, form) }),
  );
  if (restore.isSuccess) {
    const { email } = restore.data.data;
    return (
      <Alert color="green" role="status" title={t('email.backDone')}>
        <Stack align="start">
          {t('email.backDoneText', { email })}
          <Button onClick={() => openAuth('login', undefined, email)}>{t('login.submit')}</Button>
        </Stack>
      </Alert>
    );
  }
  const failed = restore.error && !(restore.error instanceof ApiError && restore.error.status === 422);
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        {failed && (
          <Alert color="red" role="alert">
            {errorText(restore.error).message}
          </Alert>
        )}
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" loading={restore.isPending} w="fit-content">
          {t('email.backSubmit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Target of the link to the address before a change: takes the account back. */
export function RestoreEmailPage() {
  const { t } = useTranslation('account');
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <Container size={560}>
      <PageHead title={t('email.backTitle')} noIndex />
      <PageHeader title={t('email.backTitle')} lead={token !== '' && t('email.backText')} />
      {token === '' ? (
        <Alert color="red" role="alert">
          {t('email.incomplete')}
        </Alert>
      ) : (
        <RestoreEmailForm token={token} />
      )}
    </Container>
  );
}
