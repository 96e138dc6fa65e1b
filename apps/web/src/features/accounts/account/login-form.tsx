import { loginBody } from '@acheep/contract/accounts/account';
import { Alert, Button, Divider, Stack } from '@mantine/core';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { toast } from '../../../lib/feedback.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useLogin, useResendActivation } from './account.api.ts';
import { CredentialFields } from './credential-fields.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { useGoOn } from './use-goal.ts';

interface LoginFormProps {
  next?: string | undefined;
  email?: string | undefined;
  /** On a separate page: offers no sign-up, and shows a refusal only in a toast. */
  plain?: boolean;
  /** Opened by what only an account can do: most who do that have none yet. */
  newFirst?: boolean;
}

/** Sign-in form; offers to resend the activation e-mail if the account is not activated. */
export function LoginForm({ next, email, plain = false, newFirst = false }: LoginFormProps) {
  const { t } = useTranslation('account');
  const login = useLogin();
  const resend = useResendActivation();
  const form = useForm({
    resolver: contractResolver(loginBody),
    defaultValues: { email: email ?? '', password: '' },
  });
  const goOn = useGoOn(next, plain);
  const submit = form.handleSubmit((body) =>
    login.mutate(body, {
      onSuccess: (answer) => 'session' in answer && goOn(answer.session),
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  const refused = login.error instanceof ApiError && login.error.status === 401;
  const waiting = login.error instanceof ApiError && login.error.code === 'login.not_activated';
  const sendAgain = () =>
    resend.mutate(form.getValues('email'), {
      onSuccess: () => void toast({ tone: 'success', message: t('login.sentAgain') }),
    });

  if (login.data && 'step' in login.data)
    return <SignInCode step={login.data.step} onDone={goOn} onAgain={login.reset} />;
  const create = (
    <Button variant={newFirst ? 'filled' : 'default'} fullWidth onClick={() => openAuth('register')}>
      {t('login.create')}
    </Button>
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {newFirst && (
            <>
              {create}
              <ProviderButtons next={next} />
              <Divider label={t('register.haveAccount')} />
            </>
          )}
          {login.error && !(plain && refused) && (
            <Alert color={waiting ? 'yellow' : 'red'} role="alert">
              {errorText(login.error).message}
              {waiting && (
                <Button variant="light" mt="xs" loading={resend.isPending} onClick={sendAgain}>
                  {t('login.sendAgain')}
                </Button>
              )}
            </Alert>
          )}
          <CredentialFields focus={!newFirst} />
          <Button type="submit" variant={newFirst ? 'default' : 'filled'} fullWidth loading={login.isPending}>
            {t('login.submit')}
          </Button>
          {!plain && !newFirst && (
            <>
              {create}
              <ProviderButtons next={next} />
            </>
          )}
          <PasskeyButton onDone={goOn} />
        </Stack>
      </form>
    </FormProvider>
  );
}
