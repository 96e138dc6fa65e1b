import { forgotPasswordBody } from '@acheep/contract/accounts/password';
import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Anchor, Button, Center, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { closeAuth, openAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useForgotPassword } from './password.api.ts';

const label = fieldNames(forgotPasswordBody);

/** Asks for the code to a new password; says the same for every address. */
export function ForgotForm({ email }: { email: string | undefined }) {
  const { t } = useTranslation('account');
  const forgot = useForgotPassword();
  const form = useForm({
    resolver: contractResolver(forgotPasswordBody),
    defaultValues: { email: email ?? '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    forgot.mutate(body.email, { onError: (error) => applyFieldErrors(error, form) }),
  );

  if (forgot.data) {
    const handle = forgot.data.data;
    const goOn = () => {
      closeAuth();
      navigateTo(paths.resetPassword(handle));
    };
    return (
      <Stack>
        <Alert color="green" role="status" title={t('forgot.doneTitle')}>
          {t('forgot.done', { email: handle.email })}
        </Alert>
        <Button onClick={goOn} data-autofocus>
          {t('ok', { ns: 'common' })}
        </Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{t('forgot.lead')}</Text>
        {forgot.error && !errors.email && (
          <Alert color="red" role="alert">
            {errorText(forgot.error).message}
          </Alert>
        )}
        <TextInput
          {...form.register('email')}
          label={label('email')}
          type="email"
          autoComplete="username"
          data-autofocus
          withAsterisk
          error={errors.email?.message}
        />
        <Button type="submit" fullWidth loading={forgot.isPending}>
          {t('forgot.submit')}
        </Button>
        <Center>
          <Anchor
            component="button"
            type="button"
            onClick={() => openAuth('login', undefined, form.getValues('email'))}
          >
            {t('forgot.back')}
          </Anchor>
        </Center>
      </Stack>
    </form>
  );
}
