import { resetCode, resetPassword } from '@acheep/contract/accounts/password';
import type { WayIn } from '@acheep/contract/accounts/way-in';
import { Alert, Button, Container, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
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
import { KeptWays } from './kept-ways.tsx';
import { useResetLook, useResetPassword } from './password.api.ts';

const label = fieldNames(resetPassword.body);

interface ResetPasswordFormProps {
  token: string;
  email: string;
  /** Set by the mailed link, which needs no code. */
  mailedKey: string | null;
}

/** The mailed code or the link's key, and a new password. The input stays, whatever the response. */
function ResetPasswordForm({ token, email, mailedKey }: ResetPasswordFormProps) {
  const { t } = useTranslation('account');
  const look = useResetLook();
  const reset = useResetPassword();
  /** Null until code or key are known to be right. */
  const [ways, setWays] = useState<readonly WayIn[] | null>(null);
  const [keep, setKeep] = useState<string[]>([]);
  const form = useForm({
    resolver: contractResolver(resetPassword.body),
    defaultValues: {
      token,
      email,
      ...(mailedKey ? { key: mailedKey } : { code: '' }),
      password: '',
      confirmPassword: '',
    },
  });
  const { errors } = form.formState;
  const onError = (error: Error) => applyFieldErrors(error, form);
  const submit = form.handleSubmit((body) => {
    const save = () => reset.mutate({ ...body, keep }, { onError });
    if (ways) return save();
    const { password: _, confirmPassword: _again, keep: _keep, ...proof } = body;
    look.mutate(proof, {
      onSuccess({ data }) {
        setWays(data.ways);
        // There is nothing to decide.
        if (data.ways.every(({ isRecent }) => !isRecent)) save();
      },
      onError,
    });
  });
  const failed = look.error ?? reset.error;
  const { code } = failed instanceof ApiError ? failed : {};
  // With `reset.link_only` a new code would be refused too; its message says what to do.
  const over = code?.startsWith('reset.') && code !== 'reset.link_only';
  const broken = errors.token ?? errors.email ?? errors.key;

  if (reset.isSuccess) {
    return (
      <Alert color="green" role="status" title={t('reset.done')}>
        <Stack align="start">
          {t('reset.doneHint')}
          <Button onClick={() => openAuth('login', undefined, email)}>{t('login.submit')}</Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        {(broken || (failed && !(failed instanceof ApiError && failed.status === 422))) && (
          <Alert color="red" role="alert">
            <Stack align="start" gap="xs">
              {broken || !failed ? t('reset.incomplete') : errorText(failed).message}
              {(over || broken) && (
                <Button variant="light" onClick={() => openAuth('forgot', undefined, email)}>
                  {t('reset.again')}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
        <TextInput label={label('email')} value={email} readOnly autoComplete="username" />
        {!mailedKey && (
          <TextInput
            {...form.register('code')}
            label={label('code')}
            description={t('reset.codeHint', { digits: resetCode.digits, minutes: resetCode.minutes })}
            inputMode="numeric"
            autoComplete="one-time-code"
            withAsterisk
            error={errors.code?.message}
          />
        )}
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{
            ...form.register('confirmPassword'),
            error: errors.confirmPassword?.message,
          }}
        />
        {ways && <KeptWays ways={ways} kept={keep} onChange={setKeep} />}
        <Button type="submit" loading={look.isPending || reset.isPending} w="fit-content">
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Target of the reset request and of the link in its e-mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const given = { token: search.get('token') ?? '', email: search.get('email') ?? '' };
  const complete = given.token !== '' && given.email !== '';
  return (
    <Container size={560}>
      <PageHead title={t('reset.title')} noIndex />
      <PageHeader title={t('reset.title')} lead={complete && t('reset.lead', { email: given.email })} />
      {complete ? (
        <ResetPasswordForm key={given.token} {...given} mailedKey={search.get('key')} />
      ) : (
        <Alert color="red" role="alert">
          <Stack align="start">
            {t('reset.incomplete')}
            <Button onClick={() => openAuth('forgot')}>{t('reset.again')}</Button>
          </Stack>
        </Alert>
      )}
    </Container>
  );
}
